import type { PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import * as z from 'zod/mini'

/** The payment's address (A14): which way of paying is open (absent: Pix), and whether one is asked to give up. */
export const paymentSearchSchema = z.object({
  forma: z.catch(z.optional(z.enum(['local'])), undefined),
  desistir: z.catch(z.optional(z.enum(['sim'])), undefined),
})
export type PaymentSearch = z.infer<typeof paymentSearchSchema>

/** The method that the address asks for, where the company takes it. */
export function methodOf({ forma }: PaymentSearch, acceptsPayAtVenue: boolean): PaymentMethod {
  return forma === 'local' && acceptsPayAtVenue ? 'venue' : 'pix'
}
