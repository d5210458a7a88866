import { bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'
import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { isUpcoming, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { call } from '../../http/call.ts'
import { okPage, pageShape } from '../../http/page.ts'
import { byStart } from './by-start.ts'
import { toBookingDetail } from './to-booking.ts'

const querySchema = z.object({
  ...pageShape,
  when: z.optional(z.enum(['upcoming', 'past'], 'Escolha entre as próximas e as passadas.')),
  status: z.optional(z.enum(bookingStatuses, 'Essa situação não existe.')),
})

/**
 * The athlete's own bookings: coming ones soonest first, past ones (and all, without `when`) latest first.
 */
export const listBookings = call({
  method: 'GET',
  path: '/bookings',
  who: ['athlete'],
  summary: 'The bookings of an athlete: coming ones soonest first, past ones latest first.',
  output: z.array(bookingDetailSchema),
  meta: pageMetaSchema,
  query: querySchema,
  handle: ({ db, now, user, query }) => {
    const all = byStart(db.bookings.by('athleteId', user.id), query.when === 'upcoming' ? 1 : -1)
    const rows = all.filter((booking) => {
      if (query.when && isUpcoming(booking, now) !== (query.when === 'upcoming')) return false
      return query.status === undefined || statusAt(booking, now) === query.status
    })
    return okPage(rows, query, (booking) => toBookingDetail(db, now, booking))
  },
})
