import { listCompanyBookingsSpec } from '@campo-livre/contract/bookings/list-company-bookings.ts'
import { companyBookingColumns, companyBookingTexts } from '@campo-livre/domain/bookings/columns.ts'
import { isOpen, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { sortRows } from '@campo-livre/domain/lists/sort-rows.ts'
import { addDays, fromLocal, localDay, toMinutes, toMinutesUp } from '@campo-livre/domain/time/zone.ts'
import type { BookingRecord } from '../../db/records.ts'
import { answer } from '../../http/call.ts'
import { okPage } from '../../http/page.ts'
import { searchRows } from '../../http/search-rows.ts'
import { byStart } from './by-start.ts'
import { companyOf } from './own-booking.ts'
import { toBookingDetail } from './to-booking.ts'

/**
 * Lists the bookings of the user's company. `date` is a local day and includes bookings that run into it from the
 * evening before. By default a day and upcoming bookings are sorted forward in time, all others backward.
 */
export const listCompanyBookings = answer(
  listCompanyBookingsSpec,
  ({ db, now, user, query: { when, date, from, to, fieldId, status, q, sort, ...page } }) => {
    const company = companyOf(db, user)
    const rows = company === null ? [] : db.bookings.by('companyId', company.id)
    const touchesDay = date === undefined ? () => true : dayJudge(date, company?.timeZone ?? 'UTC')
    const startsIn = periodJudge({ from, to }, company?.timeZone ?? 'UTC')
    const forward = date !== undefined || when === 'upcoming'
    const ordered = byStart(rows, forward ? 1 : -1)
    const kept = searchRows(ordered, companyBookingTexts, q).filter((booking) => {
      if (fieldId !== undefined && booking.fieldId !== fieldId) return false
      if (when !== undefined && isOpen(booking, now) !== (when === 'upcoming')) return false
      if (status !== undefined && statusAt(booking, now) !== status) return false
      return touchesDay(booking) && startsIn(booking)
    })
    const found = sortRows(kept, companyBookingColumns, sort)
    return okPage(found, page, (booking) => toBookingDetail(db, now, booking))
  },
)

/** Returns a function that tells whether a booking overlaps a local day. */
function dayJudge(day: string, zone: string): (booking: BookingRecord) => boolean {
  const [from, to] = [fromLocal(zone, day, 0), fromLocal(zone, addDays(day, 1), 0)]
  return ({ start, end }) => toMinutes(start) < to && toMinutesUp(end) > from
}

/** Returns a function that tells whether a booking starts in a period of local days. */
function periodJudge(
  { from, to }: { from: string | undefined; to: string | undefined },
  zone: string,
): (booking: BookingRecord) => boolean {
  if (from === undefined && to === undefined) return () => true
  return ({ start }) => {
    const day = localDay(zone, start)
    return (from === undefined || day >= from) && (to === undefined || day <= to)
  }
}
