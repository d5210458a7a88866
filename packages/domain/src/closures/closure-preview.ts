import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'

/** A booking that a new closure overlaps, as the company decides about it. */
export const affectedBookingSchema = z.object({
  id: z.string(),
  code: z.string(),
  customerName: z.string(),
  customerPhone: z.nullable(z.string()),
  fieldId: z.string(),
  fieldName: z.string(),
  start: instantSchema,
  end: instantSchema,
  priceCents: centsSchema,
  /** The money that has been paid for it, and that goes back when the company cancels it (rule 5). */
  paidCents: centsSchema,
  /** A free time of the same length: the same hour on a field of its kind, or its own an hour away at most; else null. */
  nearest: z.nullable(
    z.object({ fieldId: z.string(), fieldName: z.string(), start: instantSchema, end: instantSchema }),
  ),
})
export type AffectedBooking = z.infer<typeof affectedBookingSchema>

/** The bookings that a new closure would overlap, in order of time. */
export const closurePreviewSchema = z.object({
  timeZone: timeZoneSchema,
  bookings: z.array(affectedBookingSchema),
})
export type ClosurePreview = z.infer<typeof closurePreviewSchema>
