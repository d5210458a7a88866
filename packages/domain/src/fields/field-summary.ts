import * as z from 'zod/mini'
import { sports } from './sports.ts'
import { surfaces } from './surfaces.ts'

/** What a ticket or a drawing needs of a field. */
export const fieldSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The first one is the one that is drawn. */
  sports: z.array(z.enum(sports)).check(z.minLength(1)),
  surface: z.enum(surfaces),
  /** Metres. */
  lengthMeters: z.number().check(z.positive()),
  widthMeters: z.number().check(z.positive()),
  /** How many people play at once, both sides. */
  players: z.int().check(z.positive()),
  indoor: z.boolean(),
  photos: z.array(z.string()),
})
export type FieldSummary = z.infer<typeof fieldSummarySchema>
