import classes from './bookings-count.module.css'

const count = new Intl.NumberFormat('pt-BR')

/** How many bookings the filters leave; its place is kept until that is known. */
export function BookingsCount({ total }: { total: number | undefined }) {
  return (
    <p className={classes.count} role="status">
      {total !== undefined && (total === 1 ? '1 reserva' : `${count.format(total)} reservas`)}
    </p>
  )
}
