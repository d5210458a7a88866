import * as z from 'zod/mini'
import { timeZoneSchema } from '../time/zone.ts'
import { reviewSchema } from './review.ts'

/** A review in a table. */
export const reviewRowSchema = z.extend(z.omit(reviewSchema, { answer: true, fieldId: true }), {
  companyName: z.string(),
  timeZone: timeZoneSchema,
  /** True if the company has replied. */
  answered: z.boolean(),
})
export type ReviewRow = z.infer<typeof reviewRowSchema>
