import * as z from 'zod/mini'
import { pageMetaSchema } from '../lists/page.ts'

/** The parts of a search that can be let go when nothing was found. */
export const looseningFilters = [
  'q',
  'city',
  'district',
  'sport',
  'date',
  'time',
  'minutes',
  'price',
  'surface',
  'indoor',
  'amenities',
] as const
export type LooseningFilter = (typeof looseningFilters)[number]

/** Page facts, and for an empty result how many fields there would be without each filter. */
export const fieldListMetaSchema = z.extend(pageMetaSchema, {
  loosen: z.array(z.object({ filter: z.enum(looseningFilters), total: z.int() })),
})
export type FieldListMeta = z.infer<typeof fieldListMetaSchema>
