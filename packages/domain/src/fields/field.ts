import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { ratingSchema } from '../reviews/rating.ts'
import { blockOutSchema } from './block-out.ts'
import { fieldStatuses } from './field-status.ts'
import { fieldSummarySchema } from './field-summary.ts'
import { priceRuleSchema } from './price.ts'

export const fieldSchema = z.extend(fieldSummarySchema, {
  companyId: z.string(),
  description: z.string(),
  rules: z.nullable(z.string()),
  /** The length of one slot, in minutes. */
  slotMinutes: z.int().check(z.minimum(15), z.maximum(240)),
  minSlots: z.int().check(z.minimum(1)),
  maxSlots: z.int().check(z.minimum(1)),
  /** Price of one slot where no rule applies. */
  basePriceCents: centsSchema,
  priceRules: z.array(priceRuleSchema),
  blockOuts: z.array(blockOutSchema),
  /** Bookings end at most this many calendar days after today, on the company's calendar; that day counts whole. */
  horizonDays: z.int().check(z.minimum(1)),
  /** Minutes kept free between two bookings (rule 1). */
  bufferMinutes: z.int().check(z.minimum(0)),
  /** True if a booking that leaves a free interval too short to sell is refused (rule 1). */
  avoidGaps: z.boolean(),
  status: z.enum(fieldStatuses),
  /** Counts the changes: a change of an older version is refused as `stale`. */
  version: z.int(),
  rating: ratingSchema,
})
export type Field = z.infer<typeof fieldSchema>
