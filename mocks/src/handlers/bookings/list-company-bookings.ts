import { listCompanyBookingsSpec } from '@campo-livre/contract/bookings/list-company-bookings.ts'
import { companyBookingColumns, companyBookingTexts } from '@campo-livre/domain/bookings/columns.ts'
import { isUpcoming, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { sortRows } from '@campo-livre/domain/lists/sort-rows.ts'
import { addDays, fromLocal, toMinutes, toMinutesUp } from '@campo-livre/domain/time/zone.ts'
import type { BookingRecord } from '../../db/records.ts'
import { answer } from '../../http/call.ts'
import { okPage } from '../../http/page.ts'
import { searchRows } from '../../http/search-rows.ts'
import { byStart } from './by-start.ts'
import { companyOf } from './own-booking.ts'
import { toBookingDetail } from './to-booking.ts'

/**
 * The bookings at the company of the one who asks; `date` is its local day, with what runs into it from the evening
 * before. Unless another order is asked for, a day and what is to come go forward in time, everything else backward.
 */
export const listCompanyBookings = answer(
  listCompanyBookingsSpec,
  ({ db, now, user, query: { when, date, fieldId, status, q, sort, ...page } }) => {
    const company = companyOf(db, user)
    const rows = company === null ? [] : db.bookings.by('companyId', company.id)
    const touchesDay = date === undefined ? () => true : dayJudge(date, company?.timeZone ?? 'UTC')
    const forward = date !== undefined || when === 'upcoming'
    const ordered = byStart(rows, forward ? 1 : -1)
    const kept = searchRows(ordered, companyBookingTexts, q).filter((booking) => {
      if (fieldId !== undefined && booking.fieldId !== fieldId) return false
      if (when !== undefined && isUpcoming(booking, now) !== (when === 'upcoming')) return false
      if (status !== undefined && statusAt(booking, now) !== status) return false
      return touchesDay(booking)
    })
    const found = sortRows(kept, companyBookingColumns, sort)
    return okPage(found, page, (booking) => toBookingDetail(db, now, booking))
  },
)

/** Whether a booking starts on that local day, or started before and still runs into it. */
function dayJudge(day: string, zone: string): (booking: BookingRecord) => boolean {
  const [from, to] = [fromLocal(zone, day, 0), fromLocal(zone, addDays(day, 1), 0)]
  return ({ start, end }) => toMinutes(start) < to && toMinutesUp(end) > from
}
