import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { CompanyBookingRow } from './company-booking-row.tsx'
import classes from './company-bookings-table.module.css'

const columns = ['Quando', 'Campo', 'Cliente', 'Código', 'Valor', 'Pagamento', 'Situação'] as const

type Props = { items: readonly BookingDetail[]; now: string; busy: boolean }

/** The company's bookings as a table; on a phone each row is a card. */
export function CompanyBookingsTable({ items, now, busy }: Props) {
  return (
    <table className={classes.table} aria-busy={busy}>
      <caption className="visually-hidden">Reservas da arena</caption>
      <thead className={classes.head}>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody className={classes.body}>
        {items.map((booking) => (
          <CompanyBookingRow key={booking.id} booking={booking} now={now} />
        ))}
      </tbody>
    </table>
  )
}
