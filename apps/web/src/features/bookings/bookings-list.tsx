import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { PageMeta } from '@campo-livre/domain/lists/page.ts'
import { Pager } from '../../lib/pager.tsx'
import { BookingRow } from './booking-row.tsx'
import classes from './bookings-list.module.css'

type Props = {
  items: readonly BookingDetail[]
  meta: PageMeta
  /** The next page is on its way: these are still the last one's. */
  busy: boolean
}

const count = new Intl.NumberFormat('pt-BR')

/** One page of bookings, and how many there are. */
export function BookingsList({ items, meta, busy }: Props) {
  return (
    <>
      <p className={classes.count} role="status">
        {meta.total === 1 ? '1 reserva' : `${count.format(meta.total)} reservas`}
      </p>
      <ul className={classes.list} aria-busy={busy}>
        {items.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </ul>
      <Pager meta={meta} />
    </>
  )
}
