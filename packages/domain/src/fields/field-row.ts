import * as z from 'zod/mini'
import { companyStatuses } from '../companies/company.ts'
import { centsSchema } from '../money/money.ts'
import { timeZoneSchema } from '../time/zone.ts'
import { fieldStatuses } from './field-status.ts'
import { nextPricesSchema, priceRuleSchema } from './price.ts'
import { sports } from './sports.ts'
import { surfaces } from './surfaces.ts'

/** A field in a table. */
export const fieldRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  companyName: z.string(),
  city: z.string(),
  timeZone: timeZoneSchema,
  /** The first sport of the field, which its drawing shows. */
  sport: z.enum(sports),
  surface: z.enum(surfaces),
  indoor: z.boolean(),
  players: z.int(),
  slotMinutes: z.int(),
  /** The price of the cheapest of the field's shortest bookings. */
  fromPriceCents: centsSchema,
  /** The prices of today, and those from later days on. */
  basePriceCents: centsSchema,
  priceRules: z.array(priceRuleSchema),
  nextPrices: z.array(nextPricesSchema),
  rating: z.nullable(z.number()),
  reviews: z.int(),
  /** The names of the fields that are not archived and share its ground, in a sentence; null for none. */
  sharesWith: z.nullable(z.string()),
  status: z.enum(fieldStatuses),
  /** Visitors see an active field only while its company is approved. */
  companyStatus: z.enum(companyStatuses),
  /** Counts the changes: a change of an older version is refused as `stale`. */
  version: z.int(),
})
export type FieldRow = z.infer<typeof fieldRowSchema>
