import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './fixed-slot-view.module.css'

/** The skeleton of a fixed slot. */
export function SlotSkeleton() {
  return (
    <div className={classes.screen} role="status" aria-label="Abrindo seu horário fixo">
      <Skeleton width="10rem" height="2.75rem" />
      <Skeleton width="70%" height="2.25rem" />
      <div className={classes.columns}>
        <div className={classes.now}>
          <Skeleton height="3.5rem" />
        </div>
        <div className={classes.dates}>
          <Skeleton height="24rem" />
        </div>
      </div>
    </div>
  )
}
