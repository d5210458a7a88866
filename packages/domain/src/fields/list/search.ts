import * as z from 'zod/mini'
import { areaText } from '../../places/area.ts'
import { pointText } from '../../places/point-text.ts'
import { amenities } from '../../companies/amenities.ts'
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from '../../lists/page.ts'
import { clockSchema } from '../../time/clock.ts'
import { daySchema } from '../../time/zone.ts'
import { fieldSorts } from './sorts.ts'
import { sports } from '../sports.ts'
import { surfaces } from '../surfaces.ts'

const amount = z.coerce.number().check(z.int(), z.minimum(0))

/** The query string of the field listing. Prices are in cents of the whole booking, lengths in minutes. */
export const fieldSearchSchema = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  city: z.optional(z.string()),
  district: z.optional(z.string()),
  sport: z.optional(z.enum(sports)),
  date: z.optional(daySchema),
  time: z.optional(clockSchema),
  minutes: z.optional(z.coerce.number().check(z.int(), z.minimum(15), z.maximum(720))),
  minPriceCents: z.optional(amount),
  maxPriceCents: z.optional(amount),
  surface: z.optional(z.enum(surfaces)),
  indoor: z.optional(z.enum(['true', 'false'])),
  /** Comma-separated; a field must have all of them. */
  amenities: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((list) => list.split(',').filter(Boolean)),
      ),
      z.array(z.enum(amenities)),
    ),
  ),
  sort: z._default(z.enum(fieldSorts), 'relevance'),
  /** `latitude,longitude`; needed by the sort by distance. */
  near: z.optional(pointText),
  /** `south,west,north,east`: the part of the map in which the arena lies. */
  area: z.optional(areaText),
  page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  perPage: z._default(
    z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_PER_PAGE)),
    DEFAULT_PER_PAGE,
  ),
})
export type FieldSearch = z.infer<typeof fieldSearchSchema>
