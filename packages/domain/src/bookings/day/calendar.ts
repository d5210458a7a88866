import * as z from 'zod/mini'
import { companySchema } from '../../companies/company.ts'
import { pricingDealSchema } from '../../deals/deal-price.ts'
import { fieldSchema } from '../../fields/field.ts'
import { centsSchema } from '../../money/money.ts'
import { daySchema, instantSchema } from '../../time/zone.ts'
import { bookingStatuses } from '../booking-status.ts'
import { dueCents, paidCents } from '../money/booking-money.ts'
import type { Booking } from '../booking.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { counterSum } from '../money/venue-part.ts'
import { toPayCents } from '../../coupons/to-pay.ts'

/** The most days that one request for the calendar may cover: a month in whole weeks. */
export const MAX_CALENDAR_DAYS = 42

/** A booking on the company's calendar: what a block shows, and what a move of it is judged by. */
export const calendarBookingSchema = z.object({
  id: z.string(),
  code: z.string(),
  fieldId: z.string(),
  customerName: z.string(),
  customerPhone: z.nullable(z.string()),
  start: instantSchema,
  end: instantSchema,
  status: z.enum(bookingStatuses),
  priceCents: centsSchema,
  paidCents: centsSchema,
  /** The cents that it still has to bring, online or at the venue. */
  dueCents: centsSchema,
  source: z.enum(['site', 'counter']),
  /** The weekly contract that it belongs to; null for a single booking. */
  seriesId: z.nullable(z.string()),
  holdExpiresAt: z.nullable(instantSchema),
  /** The instant at which they arrived; null while nobody has. */
  checkedInAt: z.nullable(instantSchema),
  /** True for a price of the arena's own, which a move keeps. */
  ownPrice: z.boolean(),
  /** The code of the tab that it is on, where it is paid; null for none. */
  tabCode: z.nullable(z.string()),
  /** The number of commands that changed it. */
  version: z.int(),
})
export type CalendarBooking = z.infer<typeof calendarBookingSchema>

/** A field on the calendar: its picture, and what decides about its times and prices (rules 1 to 3). */
export const calendarFieldSchema = z.pick(fieldSchema, {
  id: true,
  name: true,
  sports: true,
  surface: true,
  lengthMeters: true,
  widthMeters: true,
  players: true,
  indoor: true,
  photos: true,
  slotMinutes: true,
  minSlots: true,
  maxSlots: true,
  basePriceCents: true,
  priceRules: true,
  nextPrices: true,
  openingHours: true,
  holidayHours: true,
  horizonDays: true,
  minNoticeMinutes: true,
  bufferMinutes: true,
  avoidGaps: true,
  parts: true,
  status: true,
})
export type CalendarField = z.infer<typeof calendarFieldSchema>

/** One interval in which a closure closes fields, those on the same ground among them. */
const calendarClosureSchema = z.object({
  id: z.string(),
  fieldIds: z.array(z.string()),
  reason: z.string(),
  start: instantSchema,
  end: instantSchema,
})

/** A range of days on the company's calendar (H2), both ends included, and all that decides about their times. */
export const calendarSchema = z.extend(
  z.pick(companySchema, { timeZone: true, openingHours: true, holidays: true }),
  {
    from: daySchema,
    to: daySchema,
    fields: z.array(calendarFieldSchema),
    /** Those that take up their time, or did, soonest first; also those that run into the range. */
    bookings: z.array(calendarBookingSchema),
    closures: z.array(calendarClosureSchema),
    /** The deals for everyone that have not ended (N9), at whose price the counter sells too; absent for none. */
    deals: z.optional(z.array(z.extend(pricingDealSchema, { fieldIds: z.array(z.string()) }))),
  },
)
export type Calendar = z.infer<typeof calendarSchema>

/** Returns a booking as the calendar shows it, off any tab. Until a payment is chosen all that is to pay is due. */
export function toCalendarBooking(booking: Booking): CalendarBooking {
  const { payment, balance, creditUsed, series } = booking
  const { checkedInAt, priceReason, version } = counterPartOf(booking)
  const counter = counterSum(booking)
  // A part that is still due counts by what is taken of it, one that is paid counts whole.
  const taken = counter.dueCents > 0 ? counter.paidCents : 0
  const asked = payment !== null && payment.status !== 'expired'
  const chosen = asked || balance !== null || creditUsed !== undefined
  return {
    id: booking.id,
    code: booking.code,
    fieldId: booking.fieldId,
    customerName: booking.customerName,
    customerPhone: booking.customerPhone,
    start: booking.start,
    end: booking.end,
    status: booking.status,
    priceCents: booking.priceCents,
    paidCents: paidCents(booking) + taken,
    // A date of a series is paid by the bill of its month.
    dueCents: series ? 0 : chosen ? dueCents(booking) - taken : toPayCents(booking),
    source: booking.source,
    seriesId: series?.id ?? null,
    holdExpiresAt: booking.holdExpiresAt,
    checkedInAt,
    ownPrice: priceReason !== null,
    tabCode: null,
    version,
  }
}
