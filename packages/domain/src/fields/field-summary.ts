import * as z from 'zod/mini'
import { fieldPhotoSchema } from './photos/field-photo.ts'
import { sports } from './sports.ts'
import { surfaces } from './surfaces.ts'

/** The data of a field that a ticket or a drawing shows. */
export const fieldSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The sports played on it; the drawing shows the first. */
  sports: z.array(z.enum(sports)).check(z.minLength(1)),
  surface: z.enum(surfaces),
  /** Metres. */
  lengthMeters: z.number().check(z.positive()),
  widthMeters: z.number().check(z.positive()),
  /** The number of players at once, both teams together. */
  players: z.int().check(z.positive()),
  indoor: z.boolean(),
  /** In order: the first leads. Where a field is shown in a word or a card, the first alone. */
  photos: z.array(fieldPhotoSchema),
})
export type FieldSummary = z.infer<typeof fieldSummarySchema>
