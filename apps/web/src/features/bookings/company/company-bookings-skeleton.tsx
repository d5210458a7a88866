import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from '../list/bookings-list.module.css'

/** The skeleton of the company's bookings. */
export function CompanyBookingsSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label="Buscando as reservas">
      <Skeleton width="7rem" height="1.3rem" />
      <Skeleton height="36rem" />
    </div>
  )
}
