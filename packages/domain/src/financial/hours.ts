import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { daySchema } from '../time/zone.ts'

const count = z.int().check(z.nonnegative())

/** An hour of a weekday: the minutes for which fields are open then, those that are booked, and what they earned. */
export const hourCellSchema = z.object({
  /** 0 = Sunday. */
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  /** 0–23, on the clock of the arena. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  openMinutes: count,
  bookedMinutes: count,
  incomeCents: centsSchema,
})
export type HourCell = z.infer<typeof hourCellSchema>

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

/** The hours of a company's fields over a period, and the ratios of the same period. */
export const hoursReportSchema = z.object({
  period: z.object({ from: daySchema, to: daySchema }),
  /** The fields among which one can be chosen. */
  fields: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The cells with an open or a booked minute. */
  cells: z.array(hourCellSchema),
  ratios: ratiosSchema,
})
