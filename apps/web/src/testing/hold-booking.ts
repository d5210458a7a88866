import { availabilitySchema } from '@campo-livre/domain/availability/availability.ts'
import { type BookingDetail, bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import * as z from 'zod/mini'
import { ask, signInAs } from './ask.ts'

/** Of an arena that takes payment at the venue. */
const FIELD = 'fld-arena-beira-mar-campo-norte'

/** A time held for somebody, two days ahead: as it is just before paying. */
export async function holdBooking(email: string): Promise<BookingDetail> {
  const { days } = z.parse(availabilitySchema, await ask(`/api/fields/${FIELD}/availability`))
  const slot = days
    .slice(2)
    .flatMap(({ slots }) => slots)
    .find(({ status }) => status === 'free')
  const wish = { fieldId: FIELD, start: slot?.start, end: slot?.end }
  return z.parse(bookingDetailSchema, await ask('/api/bookings', wish, await signInAs(email)))
}

/** A booking of somebody, paid by Pix. */
export async function paidBooking(email: string): Promise<BookingDetail> {
  const { id } = await holdBooking(email)
  const token = await signInAs(email)
  await ask(`/api/bookings/${id}/payment`, { method: 'pix' }, token)
  await payPix(id)
  return z.parse(bookingDetailSchema, await ask(`/api/bookings/${id}`, undefined, token))
}

/** What the bank does once the code was paid. */
export async function payPix(bookingId: string): Promise<void> {
  await ask(`/__mock/pix/${bookingId}/pay`, {})
}

/** Time goes by, for the backend and for the screens that follow its clock. */
export async function advance(minutes: number): Promise<void> {
  await ask('/__mock/clock', { advanceMinutes: minutes })
}
