import type { PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import * as z from 'zod/mini'

/** The payment's address: which way of paying is open (A14). Absent: Pix. */
export const paymentSearchSchema = z.object({ forma: z.catch(z.optional(z.enum(['local'])), undefined) })
export type PaymentSearch = z.infer<typeof paymentSearchSchema>

/** The method that the address asks for, where the company takes it. */
export function methodOf({ forma }: PaymentSearch, acceptsPayAtVenue: boolean): PaymentMethod {
  return forma === 'local' && acceptsPayAtVenue ? 'venue' : 'pix'
}
