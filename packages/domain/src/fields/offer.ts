import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { daySchema, instantSchema } from '../time/zone.ts'

/** An interval that can be booked as it is, with its price. */
export const offerSchema = z.object({
  /** The opening day: 01:00 may belong to the day before. */
  day: daySchema,
  start: instantSchema,
  end: instantSchema,
  priceCents: centsSchema,
  /** The price without the arena's deal for an idle hour (N9); absent where there is none. */
  fullCents: z.optional(centsSchema),
})
export type Offer = z.infer<typeof offerSchema>
