import { cancelBookingCall, type cancelBookingSpec } from '@campo-livre/contract/bookings/cancel-booking.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { RefundForm } from '@campo-livre/domain/bookings/cancel/refund.ts'
import { callApi } from '../client/call-api.ts'

/** Cancels a booking; the refund follows its policy (rule 5), an athlete’s as they prefer. A company has to give a reason. */
export function cancelBooking(
  id: string,
  body: { reason: string | null; refundAs?: RefundForm },
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<BookingDetail> {
  const options = { params: { id }, body, idempotencyKey, signal }
  return callApi<typeof cancelBookingSpec>(cancelBookingCall, options)
}
