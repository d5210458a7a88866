import * as z from 'zod/mini'
import { instantSchema } from '../../time/zone.ts'
import { bookingSchema } from '../booking.ts'
import { bookingCommandSchema, bookingEventSchema } from './command.ts'

/** A command about bookings that was carried out, with what undoing it takes. */
export const doneBookingCommandSchema = z.object({
  /** The id of the command. */
  id: z.string(),
  companyId: z.string(),
  command: z.union([bookingCommandSchema, bookingEventSchema]),
  /** The bookings that it changed. */
  bookingIds: z.array(z.string()),
  at: instantSchema,
  byId: z.nullable(z.string()),
  /** Those bookings before it; none for those that it made. */
  before: z.array(bookingSchema),
  /** The command that undid it; null while it holds. */
  undoneById: z.nullable(z.string()),
})
export type DoneBookingCommand = z.infer<typeof doneBookingCommandSchema>
