import { listBookingsSpec } from '@campo-livre/contract/bookings/list-bookings.ts'
import { comingBookings } from '@campo-livre/domain/bookings/list/coming.ts'
import { isOpen, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { urgentFirst } from '@campo-livre/domain/bookings/list/urgent-first.ts'
import type { BookingRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { okPage, pageMeta } from '../http/page.ts'
import { mapAll } from '../store/not-loaded.ts'
import { askBookings } from './ask-bookings.ts'
import { byStart } from './by-start.ts'
import { toBookingDetail } from './to-booking.ts'

/**
 * Lists the athlete's own bookings. Upcoming ones: first those still to be paid, then soonest first, of a fixed slot its
 * next date alone; past ones, and all without `when`: latest first.
 */
export const listBookings = answer(listBookingsSpec, ({ db, now, user, query }) => {
  const isUpcoming = query.when === 'upcoming'
  const show = (booking: BookingRecord) => toBookingDetail(db, now, booking)
  const open = query.when === undefined ? undefined : isUpcoming
  const found = askBookings(db, {
    of: { key: 'athleteId', value: user.id },
    forward: isUpcoming,
    // The first of those to come, and the date of a fixed slot that is shown, follow from all of them.
    ...(isUpcoming
      ? { has: { open }, page: 1, perPage: MOST_TO_COME }
      : { has: { open, status: query.status }, page: query.page, perPage: query.perPage }),
  })
  if (found && !isUpcoming) return ok(mapAll(found.rows, show), { meta: pageMeta(found.total, query) })
  const all = found?.rows ?? byStart(db.bookings.by('athleteId', user.id), isUpcoming ? 1 : -1)
  const hasStatus = (booking: BookingRecord) =>
    query.status === undefined || statusAt(booking, now) === query.status
  const rows = isUpcoming
    ? urgentFirst(comingBookings(all, now).filter(hasStatus), now)
    : all.filter((booking) => hasStatus(booking) && (query.when === undefined || !isOpen(booking, now)))
  return okPage(rows, query, show)
})

/** More bookings than an athlete has before them. */
const MOST_TO_COME = 10_000
