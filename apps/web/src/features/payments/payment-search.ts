import * as z from 'zod/mini'
import { paySearchSchema } from '../../shared/payments/form/pay-search.ts'

/** The search of the payment of a booking: the open method, how much of it is paid now (absent for what waits, else the deposit), and whether the question to give up is open. */
export const paymentSearchSchema = z.extend(paySearchSchema, {
  quanto: z.catch(z.optional(z.enum(['sinal', 'tudo'])), undefined),
  desistir: z.catch(z.optional(z.enum(['sim'])), undefined),
})
export type BookingPaySearch = z.infer<typeof paymentSearchSchema>
