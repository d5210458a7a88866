import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { afterRain } from './rain.ts'
import { rainRemedyKinds } from './rain-remedy.ts'

/** A booking in a rain, as the company decides about it. */
export const rainedBookingSchema = z.object({
  id: z.string(),
  code: z.string(),
  customerName: z.string(),
  customerPhone: z.nullable(z.string()),
  fieldName: z.string(),
  start: instantSchema,
  end: instantSchema,
  /** All that was paid, which becomes credit, or goes back when the company cancels. */
  paidCents: centsSchema,
  remedy: z.enum(rainRemedyKinds),
  /** The choices of the athlete; empty unless the remedy is `offers`. */
  offers: z.array(z.enum(afterRain)),
})
export type RainedBooking = z.infer<typeof rainedBookingSchema>

/** The bookings in a rain, in order of time, and whether the rest of the interval will be closed. */
export const rainPreviewSchema = z.object({
  timeZone: timeZoneSchema,
  closes: z.boolean(),
  bookings: z.array(rainedBookingSchema),
})
export type RainPreview = z.infer<typeof rainPreviewSchema>
