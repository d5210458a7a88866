import { createBookingCall, type createBookingSpec } from '@campo-livre/contract/bookings/create-booking.ts'
import type { BookingDetail, BookingRequest } from '@campo-livre/domain/bookings/booking.ts'
import { offerSchema, type Offer } from '@campo-livre/domain/fields/offer.ts'
import * as z from 'zod/mini'
import { ApiError } from '../client/api-error.ts'
import { callApi } from '../client/call-api.ts'

/**
 * Holds a time for 15 minutes (rule 4). The same key never books twice. The error of a 409 may have alternatives
 * (`alternativesOf`).
 */
export function createBooking(
  wish: BookingRequest,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<BookingDetail> {
  return callApi<typeof createBookingSpec>(createBookingCall, { body: wish, idempotencyKey, signal })
}

const conflictSchema = z.object({ alternatives: z.array(offerSchema) })

/** Returns the nearest free times in the error of a refused booking (rule 1); none when it has none. */
export function alternativesOf(error: unknown): Offer[] {
  if (!(error instanceof ApiError)) return []
  const read = conflictSchema.safeParse(error.data)
  return read.success ? read.data.alternatives : []
}
