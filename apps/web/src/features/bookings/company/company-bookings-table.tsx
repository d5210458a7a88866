import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import waiting from '../../../lib/loading/busy.module.css'
import { dayHeadingOf, dayOf } from '@campo-livre/domain/bookings/booking-times.ts'
import { CompanyBookingRow } from './company-booking-row.tsx'
import classes from './company-bookings-table.module.css'
import type { BookingOrder } from './company-bookings-search.ts'
import { inRuns } from '../list/in-runs.ts'
import { SortHead } from './sort-head.tsx'

/** The number of columns, the actions included. */
const COLUMNS = 6

type Props = { items: readonly BookingDetail[]; now: string; busy: boolean; order: BookingOrder }

/**
 * The company's bookings; on a phone each row is a card. Sorted by date, the rows are grouped by day; in any other
 * order each row has its date.
 */
export function CompanyBookingsTable({ items, now, busy, order }: Props) {
  const byDay = order === 'data' || order === '-data'
  return (
    <div className={waiting.busy} aria-busy={busy}>
      <table className={classes.table}>
        <caption className="visually-hidden">Reservas da arena</caption>
        <thead className={classes.head}>
          <tr>
            <SortHead label="Horário" by="data" order={order} />
            <th scope="col">Campo</th>
            <SortHead label="Cliente" by="cliente" order={order} />
            <th scope="col">Situação</th>
            <SortHead label="Valor" by="valor" order={order} />
            <th scope="col">
              <span className="visually-hidden">Ações</span>
            </th>
          </tr>
        </thead>
        {inRuns(items, byDay ? dayOf : () => '').map(({ key, first, items: ofDay }) => (
          <tbody key={key} className={classes.body}>
            {byDay && (
              <tr className={classes.day}>
                <th scope="rowgroup" colSpan={COLUMNS}>
                  {dayHeadingOf(first, now)}
                </th>
              </tr>
            )}
            {ofDay.map((booking) => (
              <CompanyBookingRow key={booking.id} booking={booking} now={now} dated={!byDay} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
