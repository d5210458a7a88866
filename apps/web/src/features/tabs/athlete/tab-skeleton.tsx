import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './tab-view.module.css'

/** The skeleton of a tab. */
export function TabSkeleton() {
  return (
    <div className={classes.screen} role="status" aria-label="Abrindo sua comanda">
      <Skeleton width="10rem" height="2.75rem" />
      <Skeleton width="60%" height="2.25rem" />
      <div className={classes.columns}>
        <Skeleton height="26rem" />
        <Skeleton height="12rem" />
      </div>
    </div>
  )
}
