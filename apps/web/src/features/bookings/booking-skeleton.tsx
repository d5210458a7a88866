import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './booking-view.module.css'

/** The skeleton of a booking. */
export function BookingSkeleton() {
  return (
    <div className={classes.screen} role="status" aria-label="Abrindo sua reserva">
      <Skeleton width="9rem" height="2.75rem" />
      <Skeleton width="60%" height="2.25rem" />
      <div className={classes.columns}>
        <Skeleton height="34rem" />
        <Skeleton height="16rem" />
      </div>
    </div>
  )
}
