import * as z from 'zod/mini'
import { companySummarySchema } from '../companies/company-summary.ts'
import { centsSchema } from '../money/money.ts'
import { ratingSchema } from '../reviews/rating.ts'
import { fieldSummarySchema } from './field-summary.ts'
import { offerSchema } from './offer.ts'

/** A field in the listing. */
export const fieldCardSchema = z.extend(fieldSummarySchema, {
  rating: ratingSchema,
  /** The price of the cheapest of the field's shortest bookings, and its length. */
  fromPriceCents: centsSchema,
  fromMinutes: z.int(),
  company: companySummarySchema,
  /** Kilometres from the place that was asked for, to a tenth; absent where none was. */
  distanceKm: z.optional(z.number()),
  /** The next free times that fit the search; at most three. */
  nextFree: z.array(offerSchema),
})
export type FieldCard = z.infer<typeof fieldCardSchema>
