import { bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'
import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { pageQuerySchema } from '../page-query.ts'

export const listBookingsCall = {
  method: 'GET',
  path: '/bookings',
  output: z.array(bookingDetailSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listBookingsSpec = describeCall(listBookingsCall, () => ({
  who: ['athlete'],
  query: z.extend(pageQuerySchema, {
    when: z.optional(z.enum(['upcoming', 'past'], 'Escolha entre as próximas e as passadas.')),
    status: z.optional(z.enum(bookingStatuses, 'Essa situação não existe.')),
  }),
  summary:
    'The bookings of an athlete: of the coming ones those that still have to be paid, by the end of their hold, then soonest first, of a fixed slot its next date alone; past ones latest first.',
}))
