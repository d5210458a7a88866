import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'
import { bookingDetailSchema } from './booking.ts'
import { counterPartSchema } from './money/counter-part.ts'
import { doneBookingCommandSchema } from './commands/done-booking-command.ts'

/** A booking as its arena sees it: with the note, and the money that the counter takes for it. */
export const companyBookingSchema = z.extend(bookingDetailSchema, {
  counter: counterPartSchema,
  /** The tab that it is on, whose payments are the money then; null for none. */
  tab: z.nullable(z.object({ id: z.string(), code: z.string() })),
  /** The number of those who wait for its time (N7); absent for none, and where it is not asked for alone. */
  waiting: z.optional(z.int()),
})
export type CompanyBooking = z.infer<typeof companyBookingSchema>

const placeSchema = z.object({ fieldId: z.string(), start: instantSchema, end: instantSchema })

/** The answer to a command: the bookings that it changed, as they are now. */
export const bookingAnswerSchema = z.object({
  bookings: z.array(companyBookingSchema),
  done: z.pick(doneBookingCommandSchema, { id: true, at: true }),
})
export type BookingAnswer = z.infer<typeof bookingAnswerSchema>

/** The data of a refused command: the booking as it is now, and for a taken time the one that it is about. */
export const bookingRefusalSchema = z.object({
  bookings: z.array(companyBookingSchema),
  time: z.optional(placeSchema),
  /** At most three free times, nearest first. */
  alternatives: z.optional(
    z.array(z.object({ start: instantSchema, end: instantSchema, priceCents: z.int() })),
  ),
})
export type BookingRefusalData = z.infer<typeof bookingRefusalSchema>

/** A person for whom the counter books: an account, or somebody who was here without one. */
export const customerSchema = z.object({
  /** Null for somebody without an account. */
  athleteId: z.nullable(z.string()),
  name: z.string(),
  phone: z.nullable(z.string()),
  /** The start of their last booking here; null for none. */
  lastAt: z.nullable(instantSchema),
})
export type Customer = z.infer<typeof customerSchema>
