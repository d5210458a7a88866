import * as z from 'zod/mini'
import { companyStatuses } from '../../companies/company.ts'
import { declareColumns, filterableOf, rowSchemaOf } from '../../lists/list-columns.ts'
import { centsSchema } from '../../money/money.ts'
import { timeZoneSchema } from '../../time/zone.ts'
import { fieldStatuses } from '../field-status.ts'
import { nextPricesSchema, priceRuleSchema } from '../price.ts'
import { sports } from '../sports.ts'
import { surfaces } from '../surfaces.ts'

/** A field in a table. */
export const listedField = declareColumns({
  id: 'shown',
  name: ['text', z.string()],
  companyName: ['text', z.string()],
  city: ['text', z.string()],
  timeZone: ['shown', timeZoneSchema],
  /** The first sport of the field, which its drawing shows. */
  sport: ['choice', z.enum(sports)],
  surface: ['choice', z.enum(surfaces)],
  indoor: ['choice', z.boolean()],
  players: ['count', z.int()],
  slotMinutes: ['count', z.int()],
  /** The price of the cheapest of the field's shortest bookings. */
  fromPriceCents: ['money', centsSchema],
  /** The prices of today, and those from later days on. */
  basePriceCents: ['shown', centsSchema],
  priceRules: ['shown', z.array(priceRuleSchema)],
  nextPrices: ['shown', z.array(nextPricesSchema)],
  rating: ['count', z.nullable(z.number())],
  reviews: ['count', z.int()],
  /** The names of the fields that are not archived and share its ground, in a sentence; null for none. */
  sharesWith: ['text', z.nullable(z.string())],
  status: ['choice', z.enum(fieldStatuses)],
  /** Visitors see an active field only while its company is approved. */
  companyStatus: ['shown', z.enum(companyStatuses)],
  /** Counts the changes: a change of an older version is refused as `stale`. */
  version: ['shown', z.int()],
})
export const fieldRowSchema = rowSchemaOf(listedField)
export type FieldRow = z.infer<typeof fieldRowSchema>
export const fieldColumns = filterableOf(listedField)
