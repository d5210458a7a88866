import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { ask, signInAs } from './ask.ts'
import { paidBooking } from './hold-booking.ts'

/** Makes a booking of a user that was rained out, whose rules let them choose. */
export async function rainedBooking(email: string): Promise<BookingDetail> {
  const booking = await paidBooking(email)
  const { id, fieldId, start, end } = booking
  const body = { rain: { fieldIds: [fieldId], start, end }, choices: [{ bookingId: id, action: 'offer' }] }
  await ask('/api/company/rain', body, await signInAs('empresa@campolivre.test'))
  return booking
}
