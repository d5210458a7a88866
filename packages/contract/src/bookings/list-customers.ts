import { customerSchema } from '@campo-livre/domain/bookings/company-booking.ts'
import * as z from 'zod/mini'
import { quickSearchSchema } from '@campo-livre/domain/lists/list-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listCustomersCall = {
  method: 'GET',
  path: '/company/customers',
  output: z.array(customerSchema),
} as const satisfies DeclaredCall

export const listCustomersSpec = describeCall(listCustomersCall, () => ({
  who: ['company'],
  query: z.object({ q: quickSearchSchema }),
  extension: true,
  summary:
    'At most eight people for whom the counter may book, the last ones first: those who have booked here by a part of their name or phone, and anybody with an account by their whole phone or e-mail.',
}))
