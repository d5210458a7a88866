import { bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'
import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { isUpcoming, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { addDays, daySchema, fromLocal, toMinutes, toMinutesUp } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import type { BookingRecord } from '../../db/records.ts'
import { call } from '../../http/call.ts'
import { okPage, pageShape } from '../../http/page.ts'
import { byStart } from './by-start.ts'
import { companyOf } from './own-booking.ts'
import { toBookingDetail } from './to-booking.ts'

const querySchema = z.object({
  ...pageShape,
  when: z.optional(z.enum(['upcoming', 'past'], 'Esse período não existe.')),
  date: z.optional(daySchema),
  fieldId: z.optional(z.string()),
  status: z.optional(z.enum(bookingStatuses, 'Essa situação não existe.')),
})

/**
 * The bookings at the company of the one who asks; `date` is its local day, with what runs into it from the evening before. A day and what is to come go forward in
 * time, everything else backward.
 */
export const listCompanyBookings = call({
  method: 'GET',
  path: '/company/bookings',
  who: ['company'],
  summary:
    'The bookings at a company, by start: soonest first for a day and for what comes, else latest first. `date` is a local day, with what runs into it from the day before.',
  output: z.array(bookingDetailSchema),
  meta: pageMetaSchema,
  query: querySchema,
  handle: ({ db, now, user, query: { when, date, fieldId, status, ...page } }) => {
    const company = companyOf(db, user)
    const rows = company === null ? [] : db.bookings.by('companyId', company.id)
    const touchesDay = date === undefined ? () => true : dayJudge(date, company?.timeZone ?? 'UTC')
    const forward = date !== undefined || when === 'upcoming'
    const found = byStart(rows, forward ? 1 : -1).filter((booking) => {
      if (fieldId !== undefined && booking.fieldId !== fieldId) return false
      if (when !== undefined && isUpcoming(booking, now) !== (when === 'upcoming')) return false
      if (status !== undefined && statusAt(booking, now) !== status) return false
      return touchesDay(booking)
    })
    return okPage(found, page, (booking) => toBookingDetail(db, now, booking))
  },
})

/** Whether a booking starts on that local day, or started before and still runs into it. */
function dayJudge(day: string, zone: string): (booking: BookingRecord) => boolean {
  const [from, to] = [fromLocal(zone, day, 0), fromLocal(zone, addDays(day, 1), 0)]
  return ({ start, end }) => toMinutes(start) < to && toMinutesUp(end) > from
}
