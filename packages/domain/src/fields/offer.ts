import * as z from 'zod/mini'
import { fullPriceOf, type Run } from '../availability/runs.ts'
import { centsSchema } from '../money/money.ts'
import { daySchema, instantSchema, toInstant } from '../time/zone.ts'

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

/** Converts a run to an offer. */
export function toOffer({ day, start, end, priceCents, slots }: Run): Offer {
  const fullCents = fullPriceOf(slots)
  const times = { day, start: toInstant(start), end: toInstant(end) }
  return { ...times, priceCents, ...(fullCents !== undefined && { fullCents }) }
}
