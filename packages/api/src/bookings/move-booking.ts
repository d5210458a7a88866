import {
  moveBookingCall,
  type moveBookingSpec,
  previewMoveCall,
  type previewMoveSpec,
} from '@campo-livre/contract/bookings/move-booking.ts'
import type { MoveRequest, MoveTarget } from '@campo-livre/domain/bookings/athlete/move-request.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** The price of a move, and the money that it makes due or brings back. */
export const movePreviewQuery = (id: string, to: MoveTarget) =>
  queryOptions({
    queryKey: ['bookings', id, 'move', to] as const,
    queryFn: ({ signal }) =>
      callApi<typeof previewMoveSpec>(previewMoveCall, { params: { id }, query: to, signal }),
  })

/** Moves a booking to another time. The error of a 409 may have alternatives (`alternativesOf`). */
export function moveBooking(
  id: string,
  body: MoveRequest,
  { signal, idempotencyKey }: { signal?: AbortSignal; idempotencyKey: string },
): Promise<BookingDetail> {
  return callApi<typeof moveBookingSpec>(moveBookingCall, { params: { id }, body, signal, idempotencyKey })
}
