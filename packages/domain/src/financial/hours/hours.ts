import * as z from 'zod/mini'
import { priceRuleSchema } from '../../fields/price.ts'
import { centsSchema } from '../../money/money.ts'
import { daySchema } from '../../time/zone.ts'
import { manners, sharedCategories, sharingSchema } from './sharing.ts'

const count = z.int().check(z.nonnegative())

/** An hour of a weekday: the minutes for which fields are open then, those that are booked, and what they earned. */
export const hourCellSchema = z.object({
  /** 0 = Sunday. */
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  /** 0–23, on the clock of the arena. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  openMinutes: count,
  bookedMinutes: count,
  /** The income of its bookings. */
  incomeCents: z.int(),
  /** The margin of the bar that belongs to it. */
  barCents: z.int(),
  /** Its part of the costs; profit is income and bar less this. */
  costCents: z.int(),
  /** The price of an hour at which it pays for itself, when it is sold; null where it is neither open nor booked. */
  evenCents: z.nullable(centsSchema),
})
export type HourCell = z.infer<typeof hourCellSchema>

/** The sums of which the profit of the hours is made, and what stays out of them: together the result of the period. */
export const profitSchema = z.object({
  incomeCents: z.int(),
  barCents: z.int(),
  /** The costs of the hours by category, in positive cents. */
  costs: z.array(z.object({ category: z.enum(sharedCategories), manner: z.enum(manners), cents: z.int() })),
  /** The fees of the cards that paid the bookings and tabs of the hours, in positive cents. */
  feesCents: z.int(),
  /** The sum of what no hour has a part in: other income, costs that stay out, fees of a month's bill, bookings of a field that is counted no more. */
  outsideCents: z.int(),
  /** The cost of what the bar sold, which the result has as purchases. */
  soldCostCents: z.int(),
})
export type Profit = z.infer<typeof profitSchema>

/** Sums of a period that are compared with each other; the second of each is the whole or the number of things. */
export const ratiosSchema = z.object({
  /** The prices of the bookings that earned something, and their number. */
  bookings: z.object({ cents: centsSchema, count }),
  /** The bar's income by tabs, and their number. */
  tabs: z.object({ cents: centsSchema, count }),
  /** The holds that visitors of the site made, and those that became bookings. */
  holds: z.object({ made: count, kept: count }),
  /** The bookings of the period that were confirmed once, those that were cancelled, and those that nobody came to. */
  ended: z.object({ all: count, cancelled: count, noShow: count }),
  /** The bar's income, and the cost of what was sold as it was when it was sold. */
  bar: z.object({ cents: centsSchema, costCents: z.int() }),
})
export type Ratios = z.infer<typeof ratiosSchema>

/** The hours of a company's fields over a period, their profit, and the ratios of the same period. */
export const hoursReportSchema = z.object({
  period: z.object({ from: daySchema, to: daySchema }),
  /** The fields among which one can be chosen. */
  fields: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The prices of today, and the minutes of a slot that has them. */
      slotMinutes: z.int().check(z.positive()),
      basePriceCents: centsSchema,
      priceRules: z.array(priceRuleSchema),
    }),
  ),
  /** The cells with an open or a booked minute. */
  cells: z.array(hourCellSchema),
  /** The profit of all fields, whichever one the cells are of. */
  profit: profitSchema,
  sharing: sharingSchema,
  ratios: ratiosSchema,
})
export type HoursReport = z.infer<typeof hoursReportSchema>
