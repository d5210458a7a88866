import * as z from 'zod/mini'
import { comingBookingSchema } from './own-field.ts'

const clashingSchema = z.extend(comingBookingSchema, { fieldName: z.string() })

/** Two bookings to come at the same time, in the refusal to let their fields share ground. */
export const clashSchema = z.object({ one: clashingSchema, other: clashingSchema })
export type ClashingBooking = z.infer<typeof clashingSchema>
export type FieldClash = z.infer<typeof clashSchema>
