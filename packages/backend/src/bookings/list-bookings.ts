import { listBookingsSpec } from '@campo-livre/contract/bookings/list-bookings.ts'
import { comingBookings } from '@campo-livre/domain/bookings/list/coming.ts'
import { isOpen, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { urgentFirst } from '@campo-livre/domain/bookings/list/urgent-first.ts'
import type { BookingRecord } from '../store/records.ts'
import { answer } from '../http/call.ts'
import { okPage } from '../http/page.ts'
import { byStart } from './by-start.ts'
import { toBookingDetail } from './to-booking.ts'

/**
 * Lists the athlete's own bookings. Upcoming ones: first those still to be paid, then soonest first, of a fixed slot its
 * next date alone; past ones, and all without `when`: latest first.
 */
export const listBookings = answer(listBookingsSpec, ({ db, now, user, query }) => {
  const isUpcoming = query.when === 'upcoming'
  const all = byStart(db.bookings.by('athleteId', user.id), isUpcoming ? 1 : -1)
  const hasStatus = (booking: BookingRecord) =>
    query.status === undefined || statusAt(booking, now) === query.status
  const rows = isUpcoming
    ? urgentFirst(comingBookings(all, now).filter(hasStatus), now)
    : all.filter((booking) => hasStatus(booking) && (query.when === undefined || !isOpen(booking, now)))
  return okPage(rows, query, (booking) => toBookingDetail(db, now, booking))
})
