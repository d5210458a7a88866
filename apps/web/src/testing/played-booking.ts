import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import * as z from 'zod/mini'
import { ask, signInAs } from './ask.ts'

/** Returns the id of a game of a user that is over and has no review yet. */
export async function playedBooking(email: string): Promise<string> {
  const token = await signInAs(email)
  const past = z.parse(
    z.array(bookingDetailSchema),
    await ask('/api/bookings?when=past&status=completed', undefined, token),
  )
  for (const { id } of past) {
    const { reviewing } = z.parse(bookingDetailSchema, await ask(`/api/bookings/${id}`, undefined, token))
    if (reviewing?.written === null) return id
  }
  throw new Error(`${email} has no game to review`)
}
