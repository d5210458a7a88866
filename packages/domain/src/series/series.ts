import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { accountSchema } from '../payments/account.ts'
import { monthSchema } from '../time/month.ts'
import { daySchema, instantSchema, MINUTES_PER_DAY } from '../time/zone.ts'

/** A stretch of a series with the same field, hour and price. */
export const segmentSchema = z.object({
  /** Its first date, which gives the weekday, and the phase of a fortnightly one. */
  from: daySchema,
  /** The last day that may be one of its dates; null for an open end. */
  until: z.nullable(daySchema),
  fieldId: z.string(),
  /** The local start, in minutes after midnight. */
  startMinute: z.int().check(z.minimum(0), z.maximum(MINUTES_PER_DAY - 1)),
  minutes: z.int().check(z.positive()),
  priceCents: centsSchema,
  /** Weeks from one date to the next: 1 weekly, 2 fortnightly. */
  every: z.union([z.literal(1), z.literal(2)]),
})
export type Segment = z.infer<typeof segmentSchema>

/** The agreement about a week that is given back, and about the bill. */
export const seriesTermsSchema = z.object({
  /** A week can be given back until so many hours before its start. */
  giveBackHours: z.int().check(z.minimum(0), z.maximum(720)),
  /** The credit for a week given back in time. */
  credit: z.enum(['always', 'if_resold', 'none']),
  /** The day of the month on which the month's bill is due. */
  dueDay: z.int().check(z.minimum(1), z.maximum(28)),
})
export type SeriesTerms = z.infer<typeof seriesTermsSchema>

export const pauseSchema = z.object({
  id: z.string(),
  /** The first and the last day of the pause. */
  from: daySchema,
  until: daySchema,
})

/** The payments of one month's bill. */
export const billAccountSchema = z.extend(accountSchema, { month: monthSchema })

/**
 * A series (mensalista): a fixed slot as a contract (rule 6). Its dates are bookings that name it by `series`; a date
 * that was moved, given back or cancelled is told by its booking alone.
 */
export const seriesSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  /** Null for a walk-in. */
  athleteId: z.nullable(z.string()),
  customerName: z.string(),
  customerPhone: z.nullable(z.string()),
  /** In the order of their dates; no two have a date in the same week. */
  segments: z.array(segmentSchema),
  /** The dates that are left out, for a reason. */
  skipped: z.array(z.object({ day: daySchema, reason: z.string() })),
  pauses: z.array(pauseSchema),
  terms: seriesTermsSchema,
  /** A note that only the arena reads. */
  note: z.string(),
  createdAt: instantSchema,
  accounts: z.array(billAccountSchema),
  /** The number of commands that changed it. */
  version: z.int(),
  /** The commands that changed it, oldest first. The id of each is that of its command. */
  changes: z.array(
    z.object({
      id: z.string(),
      at: instantSchema,
      byId: z.nullable(z.string()),
      type: z.string(),
      /** A sentence about it. */
      text: z.string(),
    }),
  ),
})
export type Series = z.infer<typeof seriesSchema>
