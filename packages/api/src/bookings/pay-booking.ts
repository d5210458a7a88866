import { payBookingCall, type payBookingSpec } from '@campo-livre/contract/bookings/pay-booking.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import { callApi } from '../client/call-api.ts'

/** Chooses how a held booking is paid: by a Pix code, or at the venue. */
export function payBooking(
  id: string,
  method: PaymentMethod,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<BookingDetail> {
  const options = { params: { id }, body: { method }, idempotencyKey, signal }
  return callApi<typeof payBookingSpec>(payBookingCall, options)
}
