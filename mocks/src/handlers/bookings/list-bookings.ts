import { listBookingsSpec } from '@campo-livre/contract/bookings/list-bookings.ts'
import { nextOfSeries } from '@campo-livre/domain/bookings/next-of-series.ts'
import { isOpen, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { urgentFirst } from '@campo-livre/domain/bookings/urgent-first.ts'
import { answer } from '../../http/call.ts'
import { okPage } from '../../http/page.ts'
import { byStart } from './by-start.ts'
import { toBookingDetail } from './to-booking.ts'

/**
 * Lists the athlete's own bookings. Upcoming ones: first those still to be paid, then soonest first, of a fixed slot its
 * next date alone; past ones, and all without `when`: latest first.
 */
export const listBookings = answer(listBookingsSpec, ({ db, now, user, query }) => {
  const all = byStart(db.bookings.by('athleteId', user.id), query.when === 'upcoming' ? 1 : -1)
  const found = all.filter((booking) => {
    if (query.when && isOpen(booking, now) !== (query.when === 'upcoming')) return false
    return query.status === undefined || statusAt(booking, now) === query.status
  })
  const rows = query.when === 'upcoming' ? urgentFirst(nextOfSeries(found), now) : found
  return okPage(rows, query, (booking) => toBookingDetail(db, now, booking))
})
