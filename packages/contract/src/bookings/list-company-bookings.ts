import { bookingSets } from '@campo-livre/domain/bookings/list/booking-set.ts'
import { bookingStatuses } from '@campo-livre/domain/bookings/booking-status.ts'
import { companyBookingColumns } from '@campo-livre/domain/bookings/list/columns.ts'
import { quickSearchSchema, sortSchema } from '@campo-livre/domain/lists/list-query.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { pageQuerySchema } from '../page-query.ts'

export const listCompanyBookingsCall = {
  method: 'GET',
  path: '/company/bookings',
  output: z.array(bookingDetailSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listCompanyBookingsSpec = describeCall(listCompanyBookingsCall, () => ({
  who: ['company'],
  query: z.extend(pageQuerySchema, {
    when: z.optional(z.enum(['upcoming', 'past'], 'Esse período não existe.')),
    date: z.optional(daySchema),
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    fieldId: z.optional(z.string()),
    set: z.optional(z.enum(bookingSets, 'Essa lista não existe.')),
    status: z.optional(z.enum(bookingStatuses, 'Essa situação não existe.')),
    q: quickSearchSchema,
    sort: sortSchema(companyBookingColumns),
  }),
  summary:
    'The bookings at a company, by start unless `sort` says otherwise: soonest first for a day and for what comes, else latest first. `date` is a local day, with what runs into it from the day before; `from` and `to` are the first and the last local day of a start, or of `createdAt` in a `set` of what was held. A `set` has the bookings of a figure. `q` looks into code, name and phone.',
}))
