import { formatCount } from '@campo-livre/domain/lists/count.ts'
import classes from './bookings-count.module.css'

/** How many bookings the filters leave; its place is kept until that is known. */
export function BookingsCount({ total }: { total: number | undefined }) {
  return (
    <p className={classes.count} role="status">
      {total !== undefined && (total === 1 ? '1 reserva' : `${formatCount(total)} reservas`)}
    </p>
  )
}
