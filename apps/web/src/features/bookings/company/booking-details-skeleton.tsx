import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './booking-details.module.css'

/** The skeleton of a booking in its drawer. */
export function BookingDetailsSkeleton() {
  return (
    <div className={classes.details} role="status" aria-label="Buscando a reserva">
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton width="45%" height="1.25rem" />
      <Skeleton height="5rem" />
      <Skeleton height="2.75rem" />
    </div>
  )
}
