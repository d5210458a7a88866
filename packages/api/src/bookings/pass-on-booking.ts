import {
  getLinkedBookingCall,
  type getLinkedBookingSpec,
  takeBookingOverCall,
  type takeBookingOverSpec,
} from '@campo-livre/contract/bookings/linked-booking.ts'
import {
  getBookingLinkCall,
  type getBookingLinkSpec,
  offerBookingCall,
  type offerBookingSpec,
  withdrawLinkCall,
  type withdrawLinkSpec,
} from '@campo-livre/contract/bookings/pass-on-booking.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { OwnLink } from '@campo-livre/domain/bookings/handover/booking-link.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, sendApi } from '../client/call-api.ts'

/** The open link of a booking of the athlete; null for none. */
export const bookingLinkQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', id, 'link'] as const,
    queryFn: ({ signal }) =>
      callApi<typeof getBookingLinkSpec>(getBookingLinkCall, { params: { id }, signal }),
  })

/** Makes the link by which somebody takes a booking over. */
export function offerBooking(id: string, signal?: AbortSignal): Promise<OwnLink> {
  return callApi<typeof offerBookingSpec>(offerBookingCall, { params: { id }, signal })
}

/** Ends the link of a booking. */
export function withdrawLink(id: string, signal?: AbortSignal) {
  return sendApi<typeof withdrawLinkSpec>(withdrawLinkCall, { params: { id }, signal })
}

/** The booking behind a link. */
export const linkedBookingQuery = (token: string) =>
  queryOptions({
    queryKey: ['bookings', 'links', token] as const,
    queryFn: ({ signal }) =>
      callApi<typeof getLinkedBookingSpec>(getLinkedBookingCall, { params: { token }, signal }),
  })

/** Takes the booking behind a link over. */
export function takeBookingOver(
  token: string,
  { signal, idempotencyKey }: { signal?: AbortSignal; idempotencyKey: string },
): Promise<BookingDetail> {
  return callApi<typeof takeBookingOverSpec>(takeBookingOverCall, {
    params: { token },
    signal,
    idempotencyKey,
  })
}
