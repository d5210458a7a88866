import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './list-skeleton.module.css'

/** The skeleton of a page of rows. `label` names the data. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={classes.list}>
      <Skeleton width="8rem" height="1.25rem" />
      <div className={classes.rows}>
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index} className={classes.row}>
            <Skeleton width="40%" />
            <Skeleton width="15%" />
            <Skeleton width="20%" />
          </div>
        ))}
      </div>
    </div>
  )
}
