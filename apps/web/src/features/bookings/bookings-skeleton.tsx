import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './bookings-list.module.css'

/** A list of bookings on its way. */
export function BookingsSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label="Buscando suas reservas">
      <Skeleton width="7rem" height="1.3rem" />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height="8.25rem" />
      ))}
    </div>
  )
}
