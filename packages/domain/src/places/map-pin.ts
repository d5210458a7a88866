import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'

/** An arena on the map: its place, and what of it fits a search. */
export const mapPinSchema = z.object({
  /** The id of the company. */
  id: z.string(),
  name: z.string(),
  district: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** The number of its fields that fit. */
  fields: z.int(),
  /** The lowest of their lowest prices. */
  fromPriceCents: centsSchema,
})
export type MapPin = z.infer<typeof mapPinSchema>
