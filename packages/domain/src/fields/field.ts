import * as z from 'zod/mini'
import { companySchema, companySummarySchema, ratingSchema } from '../companies/company.ts'
import { centsSchema } from '../money/money.ts'
import { instantSchema } from '../time/zone.ts'
import { priceRuleSchema } from './price.ts'
import { sports } from './sports.ts'
import { surfaces } from './surfaces.ts'

/** A time in which a field cannot be booked (works, a tournament). Half-open. */
export const blockOutSchema = z
  .object({ id: z.string(), start: instantSchema, end: instantSchema, reason: z.string() })
  .check(
    z.refine(
      (blockOut) => Date.parse(blockOut.start) < Date.parse(blockOut.end),
      'O fim precisa ser depois do início.',
    ),
  )
export type BlockOut = z.infer<typeof blockOutSchema>

export const fieldSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  name: z.string(),
  description: z.string(),
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
  rules: z.nullable(z.string()),
  /** How long one slot is, in minutes. */
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
  /** Refuse a booking that leaves a free stretch too short to sell (rule 1). */
  avoidGaps: z.boolean(),
  active: z.boolean(),
  rating: ratingSchema,
})
export type Field = z.infer<typeof fieldSchema>

/** What a ticket or a drawing needs of a field. */
export const fieldSummarySchema = z.pick(fieldSchema, {
  id: true,
  name: true,
  sports: true,
  surface: true,
  lengthMeters: true,
  widthMeters: true,
  players: true,
  indoor: true,
  photos: true,
})
export type FieldSummary = z.infer<typeof fieldSummarySchema>

/** A stretch that can be booked as it stands. */
export const offerSchema = z.object({ start: instantSchema, end: instantSchema, priceCents: centsSchema })
export type Offer = z.infer<typeof offerSchema>

/** A field in the listing. */
export const fieldCardSchema = z.extend(fieldSummarySchema, {
  rating: ratingSchema,
  slotMinutes: z.int(),
  /** The cheapest slot. */
  fromPriceCents: centsSchema,
  company: companySummarySchema,
  /** The next free times that fit the search; at most three. */
  nextFree: z.array(offerSchema),
})
export type FieldCard = z.infer<typeof fieldCardSchema>

/** A field with all that its own screen shows. */
export const fieldDetailSchema = z.extend(fieldSchema, {
  fromPriceCents: centsSchema,
  company: companySchema,
})
export type FieldDetail = z.infer<typeof fieldDetailSchema>
