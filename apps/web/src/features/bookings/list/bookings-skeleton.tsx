import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './bookings-list.module.css'

/** The skeleton of a list of bookings. */
export function BookingsSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label="Buscando suas reservas">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height="7.5rem" />
      ))}
    </div>
  )
}
