import { payBookingCall, type payBookingSpec } from '@campo-livre/contract/bookings/pay-booking.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { PaymentRequest } from '@campo-livre/domain/bookings/money/payment-request.ts'
import { callApi } from '../client/call-api.ts'

/** Chooses how a held booking is paid: by a Pix code, a card, or at the venue. */
export function payBooking(
  id: string,
  body: PaymentRequest,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<BookingDetail> {
  const options = { params: { id }, body, idempotencyKey, signal }
  return callApi<typeof payBookingSpec>(payBookingCall, options)
}
