import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import waiting from '../../../lib/busy.module.css'
import { dayHeadingOf, dayOf } from '../../../lib/when.ts'
import { CompanyBookingRow } from './company-booking-row.tsx'
import classes from './company-bookings-table.module.css'
import { inRuns } from '../in-runs.ts'

const columns = ['Horário', 'Campo', 'Cliente', 'Situação', 'Valor'] as const

type Props = { items: readonly BookingDetail[]; now: string; busy: boolean }

/** The company's bookings, a body of rows for each day; on a phone each row is a card. */
export function CompanyBookingsTable({ items, now, busy }: Props) {
  return (
    <div className={waiting.busy} aria-busy={busy}>
      <table className={classes.table}>
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
        {inRuns(items, dayOf).map(({ key, first, items: ofDay }) => (
          <tbody key={key} className={classes.body}>
            <tr className={classes.day}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {dayHeadingOf(first, now)}
              </th>
            </tr>
            {ofDay.map((booking) => (
              <CompanyBookingRow key={booking.id} booking={booking} now={now} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
