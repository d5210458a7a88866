import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'

/** The credit by which a booking is paid, or a part of it. It is no money: the report leaves it out (rule 10). */
export const creditUsedSchema = z.object({
  cents: centsSchema,
  /** The part that came back by a cancellation. */
  returnedCents: centsSchema,
})
export type CreditUsed = z.infer<typeof creditUsedSchema>
