import { formatCount } from '@campo-livre/domain/lists/count.ts'
import classes from './bookings-count.module.css'

/** The number of bookings that match the filters; its space is kept until it is known. */
export function BookingsCount({ total }: { total: number | undefined }) {
  return (
    <p className={classes.count} role="status">
      {total !== undefined && (total === 1 ? '1 reserva' : `${formatCount(total)} reservas`)}
    </p>
  )
}
