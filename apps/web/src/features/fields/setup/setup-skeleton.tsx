import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './field-setup.module.css'

/** The skeleton of the editor of a field. */
export function SetupSkeleton() {
  return (
    <div className={classes.screen} role="status" aria-label="Buscando o campo">
      <Skeleton width="14rem" height="2.5rem" />
      <div className={classes.editor}>
        <Skeleton height="14rem" />
        <div className={classes.section}>
          <Skeleton width="10rem" height="2rem" />
          <Skeleton height="18rem" />
          <Skeleton height="10rem" />
        </div>
      </div>
    </div>
  )
}
