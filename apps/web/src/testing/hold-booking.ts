import { availabilitySchema } from '@campo-livre/domain/availability/availability.ts'
import { type BookingDetail, bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import * as z from 'zod/mini'
import { ask, signInAs } from './ask.ts'

/** A field of an arena that accepts payment at the venue. */
const FIELD = 'fld-arena-beira-mar-campo-norte'

/** Holds a time for a user, two days ahead, not paid yet. */
export async function holdBooking(email: string): Promise<BookingDetail> {
  const { days } = z.parse(availabilitySchema, await ask(`/api/fields/${FIELD}/availability`))
  const slot = days
    .slice(2)
    .flatMap(({ slots }) => slots)
    .find(({ status }) => status === 'free')
  const wish = { fieldId: FIELD, start: slot?.start, end: slot?.end }
  return z.parse(bookingDetailSchema, await ask('/api/bookings', wish, await signInAs(email)))
}

/** Makes a booking for a user, paid by Pix. */
export async function paidBooking(email: string): Promise<BookingDetail> {
  const { id } = await holdBooking(email)
  const token = await signInAs(email)
  await ask(`/api/bookings/${id}/payment`, { method: 'pix' }, token)
  await payPix(id)
  return z.parse(bookingDetailSchema, await ask(`/api/bookings/${id}`, undefined, token))
}

/** Pays a booking's Pix, as the bank would. */
export async function payPix(bookingId: string): Promise<void> {
  await ask(`/__mock/pix/${bookingId}/pay`, {})
}

/** Advances the clock of the backend, which the screens follow. */
export async function advance(minutes: number): Promise<void> {
  await ask('/__mock/clock', { advanceMinutes: minutes })
}
