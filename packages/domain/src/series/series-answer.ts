import * as z from 'zod/mini'
import { bookingStatuses } from '../bookings/booking-status.ts'
import { companySummarySchema } from '../companies/company-summary.ts'
import { accountSchema } from '../payments/account.ts'
import { monthSchema } from '../time/month.ts'
import { daySchema, instantSchema, timeZoneSchema } from '../time/zone.ts'
import { pauseSchema, segmentSchema, seriesSchema } from './series.ts'

/** The bill of a month of a series: its dates one by one, the sums, and how it stands. */
const seriesBillSchema = z.object({
  month: monthSchema,
  lines: z.array(
    z.object({
      bookingId: z.string(),
      day: daySchema,
      kind: z.enum(['played', 'given_back', 'cancelled']),
      priceCents: z.int(),
      creditCents: z.int(),
    }),
  ),
  grossCents: z.int(),
  creditCents: z.int(),
  carriedCents: z.int(),
  totalCents: z.int(),
  paidCents: z.int(),
  pendingCents: z.int(),
  dueCents: z.int(),
  leftCents: z.int(),
  dueDay: daySchema,
  state: z.enum(['open', 'overdue', 'paid', 'empty']),
  /** Its payments, and the Pix codes that wait. */
  account: accountSchema,
})
export type SeriesBill = z.infer<typeof seriesBillSchema>

export const seriesStatuses = ['active', 'paused', 'ended'] as const
const summary = {
  fieldName: z.string(),
  timeZone: timeZoneSchema,
  status: z.enum(seriesStatuses),
  /** The segment of the next date, or the last one. */
  segment: segmentSchema,
  /** The start of the next date; null for none. */
  nextStart: z.nullable(instantSchema),
  /** The due cents of the bills whose day has passed. */
  overdueCents: z.int(),
  /** The due cents of all bills up to this month. */
  dueCents: z.int(),
  /** The day on which the oldest of these bills is or was due; null where nothing is. */
  oldestDueDay: z.nullable(daySchema),
}

/** A series in the company's list. */
export const seriesRowSchema = z.extend(
  z.pick(seriesSchema, {
    id: true,
    athleteId: true,
    customerName: true,
    customerPhone: true,
    version: true,
  }),
  summary,
)
export type SeriesRow = z.infer<typeof seriesRowSchema>

/** A date of a series, as it is booked. */
const seriesBookingSchema = z.object({
  bookingId: z.string(),
  code: z.string(),
  /** The day by the contract. */
  day: daySchema,
  fieldId: z.string(),
  fieldName: z.string(),
  start: instantSchema,
  end: instantSchema,
  priceCents: z.int(),
  status: z.enum(bookingStatuses),
  cancelledBy: z.nullable(z.enum(['athlete', 'company'])),
  reason: z.nullable(z.string()),
  /** True where somebody else has its time after it was given back. */
  resold: z.boolean(),
  /** The credit that giving it back now would bring, in cents; null where it can be given back no more. */
  giveBackCents: z.nullable(z.int()),
})
export type SeriesBooking = z.infer<typeof seriesBookingSchema>

/** A series whole, with its dates and its bills up to next month, as its athlete sees it. */
export const seriesDetailSchema = z.extend(
  z.omit(seriesSchema, { note: true, accounts: true, changes: true, pauses: true }),
  {
    ...summary,
    /** Its pauses; `mine`: the athlete took it, and may end it early. */
    pauses: z.array(z.extend(pauseSchema, { mine: z.boolean() })),
    /** The changes of it but payments, oldest first; `mine`: of its athlete. */
    history: z.array(z.object({ id: z.string(), at: instantSchema, mine: z.boolean(), text: z.string() })),
    company: companySummarySchema,
    /** The credit that its athlete has at the arena, in cents; absent for none. */
    creditLeftCents: z.optional(z.int()),
    dates: z.array(seriesBookingSchema),
    bills: z.array(seriesBillSchema),
  },
)
export type SeriesDetail = z.infer<typeof seriesDetailSchema>

/** The same for its arena: with the note and the history. */
export const companySeriesSchema = z.extend(seriesDetailSchema, {
  note: seriesSchema.shape.note,
  changes: seriesSchema.shape.changes,
})
export type CompanySeries = z.infer<typeof companySeriesSchema>
