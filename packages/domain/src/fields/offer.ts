import * as z from 'zod/mini'
import type { Run } from '../availability/runs.ts'
import { centsSchema } from '../money/money.ts'
import { daySchema, instantSchema, toInstant } from '../time/zone.ts'

/** An interval that can be booked as it is, with its price. */
export const offerSchema = z.object({
  /** The opening day: 01:00 may belong to the day before. */
  day: daySchema,
  start: instantSchema,
  end: instantSchema,
  priceCents: centsSchema,
})
export type Offer = z.infer<typeof offerSchema>

/** Converts a run to an offer. */
export function toOffer({ day, start, end, priceCents }: Run): Offer {
  return { day, start: toInstant(start), end: toInstant(end), priceCents }
}
