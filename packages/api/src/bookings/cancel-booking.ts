import { bookingDetailSchema, type BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** Cancels a booking; what comes back follows its policy (rule 5). A company has to give a reason. */
export async function cancelBooking(
  id: string,
  reason: string | null,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<BookingDetail> {
  const path = `bookings/${encodeURIComponent(id)}/cancel`
  const { data } = await request(path, { method: 'post', body: { reason }, idempotencyKey, signal })
  return parse(bookingDetailSchema, data)
}
