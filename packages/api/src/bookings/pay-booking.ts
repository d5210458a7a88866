import { bookingDetailSchema, type BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** Chooses how a held booking is paid: a Pix code to pay, or at the venue. */
export async function payBooking(
  id: string,
  method: PaymentMethod,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<BookingDetail> {
  const path = `bookings/${encodeURIComponent(id)}/payment`
  const { data } = await request(path, { method: 'post', body: { method }, idempotencyKey, signal })
  return parse(bookingDetailSchema, data)
}
