import * as z from 'zod/mini'
import { pageMetaSchema } from '../../lists/page.ts'

/** The filters of a search that can be dropped when nothing was found. */
export const removableFilters = [
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
  'area',
] as const
export type RemovableFilter = (typeof removableFilters)[number]

/**
 * The page metadata, and for an empty result the number of fields without each filter; with `value`, the number with
 * that value in its place: the nearest hours come before any hour.
 */
export const fieldListMetaSchema = z.extend(pageMetaSchema, {
  loosen: z.array(
    z.object({ filter: z.enum(removableFilters), value: z.optional(z.string()), total: z.int() }),
  ),
})
export type FieldListMeta = z.infer<typeof fieldListMetaSchema>
