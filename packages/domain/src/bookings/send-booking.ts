import * as z from 'zod/mini'
import { emailSchema } from '../users/email.ts'
import { phoneSchema } from '../users/phone.ts'

/** The body of `POST /company/bookings/{id}/send`: to an e-mail, or into the account with a phone. */
export const sendBookingSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('email'), email: emailSchema }),
  z.object({ by: z.literal('account'), phone: phoneSchema }),
])
export type SendBooking = z.infer<typeof sendBookingSchema>
