import type { PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import * as z from 'zod/mini'

/** The search of the payment (A14): the open method (absent: Pix), and whether the question to give up is open. */
export const paymentSearchSchema = z.object({
  forma: z.catch(z.optional(z.enum(['local'])), undefined),
  desistir: z.catch(z.optional(z.enum(['sim'])), undefined),
})
export type PaymentSearch = z.infer<typeof paymentSearchSchema>

/** Returns the method of an address, where the company accepts it. */
export function methodOf({ forma }: PaymentSearch, payAtVenue: boolean): PaymentMethod {
  return forma === 'local' && payAtVenue ? 'venue' : 'pix'
}
