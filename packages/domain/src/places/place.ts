import * as z from 'zod/mini'
import { timeZoneSchema } from '../time/zone.ts'

/** A city where there are fields, with the districts that have some. */
export const placeSchema = z.object({
  city: z.string(),
  state: z.string(),
  /** The IANA zone of the city. */
  timeZone: timeZoneSchema,
  districts: z.array(z.string()),
  fields: z.int(),
})
export type Place = z.infer<typeof placeSchema>
