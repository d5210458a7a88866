import { bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { daySchema, localDay } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
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
 * The bookings at the company of the one who asks; `date` is its local day. A day and what is to come go forward in
 * time, everything else backward.
 */
export const listCompanyBookings = call({
  method: 'GET',
  path: '/company/bookings',
  who: ['company'],
  query: querySchema,
  handle: ({ db, now, user, query: { when, date, fieldId, status, ...page } }) => {
    const company = companyOf(db, user)
    const rows = company === null ? [] : db.bookings.by('companyId', company.id)
    const found = rows.filter((booking) => {
      if (fieldId !== undefined && booking.fieldId !== fieldId) return false
      if (when !== undefined && Date.parse(booking.end) > Date.parse(now) !== (when === 'upcoming'))
        return false
      if (status !== undefined && statusAt(booking, now) !== status) return false
      return date === undefined || localDay(company?.timeZone ?? 'UTC', booking.start) === date
    })
    const forward = date !== undefined || when === 'upcoming'
    return okPage(found.toSorted(byStart(forward ? 1 : -1)), page, (booking) =>
      toBookingDetail(db, now, booking),
    )
  },
})
