import * as z from 'zod/mini'
import { ratingSchema } from '../reviews/rating.ts'
import { holidaySchema } from '../time/holiday.ts'
import { arenaRulesSchema } from './arena-rules.ts'
import { companySummarySchema } from './company-summary.ts'
import { openingHoursSchema } from './opening-hours.ts'

export const companyStatuses = ['awaiting_approval', 'approved', 'refused', 'suspended'] as const

/** The public data of a company. */
export const companySchema = z.extend(companySummarySchema, {
  description: z.string(),
  openingHours: openingHoursSchema,
  /** The company's own holidays, besides the national ones: of its city or state, and its own days off. */
  holidays: z.array(holidaySchema),
  rules: arenaRulesSchema,
  rating: ratingSchema,
})
export type Company = z.infer<typeof companySchema>
