import * as z from 'zod/mini'
import { paySearchSchema } from '../../shared/payments/form/pay-search.ts'

/** The search of the payment of a booking: the open method, and whether the question to give up is open. */
export const paymentSearchSchema = z.extend(paySearchSchema, {
  desistir: z.catch(z.optional(z.enum(['sim'])), undefined),
})
