import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { ratingSchema } from '../reviews/rating.ts'
import { MINUTES_PER_DAY } from '../time/zone.ts'
import { openingHoursSchema, openingIntervalSchema } from '../companies/opening-hours.ts'
import { fieldAmenities } from './field-amenities.ts'
import { fieldStatuses } from './field-status.ts'
import { fieldSummarySchema } from './field-summary.ts'
import { nextPricesSchema, priceRuleSchema } from './price.ts'

export const MAX_NOTICE_MINUTES = 7 * MINUTES_PER_DAY

export const fieldSchema = z.extend(fieldSummarySchema, {
  companyId: z.string(),
  description: z.string(),
  rules: z.nullable(z.string()),
  /** Its own amenities, besides those of its company. */
  amenities: z.array(z.enum(fieldAmenities)),
  /** The length of one slot, in minutes. */
  slotMinutes: z.int().check(z.minimum(15), z.maximum(240)),
  minSlots: z.int().check(z.minimum(1)),
  maxSlots: z.int().check(z.minimum(1)),
  /** Price of one slot where no rule applies. */
  basePriceCents: centsSchema,
  priceRules: z.array(priceRuleSchema),
  /** The prices from later days on, by day, each day once. */
  nextPrices: z.array(nextPricesSchema),
  /** The field's own week; null for that of its company. */
  openingHours: z.nullable(openingHoursSchema),
  /** The hours on a holiday, none for closed; null for those of the weekday. */
  holidayHours: z.nullable(z.array(openingIntervalSchema)),
  /** Bookings end at most this many calendar days after today, on the company's calendar; that day counts whole. */
  horizonDays: z.int().check(z.minimum(1)),
  /** Bookings start at least so many minutes after now. */
  minNoticeMinutes: z.int().check(z.minimum(0), z.maximum(MAX_NOTICE_MINUTES)),
  /** Minutes kept free between two bookings (rule 1). */
  bufferMinutes: z.int().check(z.minimum(0)),
  /** True if a booking that leaves a free interval too short to sell is refused (rule 1). */
  avoidGaps: z.boolean(),
  /** The ids of the fields of the company that this one is made of; a booking of either occupies both (rule 1). */
  parts: z.array(z.string()),
  /** True if its bookings can be paid at the venue, where the company accepts that too. */
  acceptsPayAtVenue: z.boolean(),
  status: z.enum(fieldStatuses),
  /** Counts the changes: a change of an older version is refused as `stale`. */
  version: z.int(),
  rating: ratingSchema,
})
export type Field = z.infer<typeof fieldSchema>
