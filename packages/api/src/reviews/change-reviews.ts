import {
  helpReviewCall,
  type helpReviewSpec,
  reportReviewCall,
  type reportReviewSpec,
  writeReviewCall,
  type writeReviewSpec,
} from '@campo-livre/contract/reviews/calls.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { Review } from '@campo-livre/domain/reviews/review.ts'
import type { WriteReview } from '@campo-livre/domain/reviews/write-review.ts'
import { callApi, sendApi } from '../client/call-api.ts'

type Attempt = { signal?: AbortSignal; idempotencyKey: string }

/** Writes or changes the review of a booking. */
export function writeReview(bookingId: string, body: WriteReview, attempt: Attempt): Promise<BookingDetail> {
  return callApi<typeof writeReviewSpec>(writeReviewCall, { params: { id: bookingId }, body, ...attempt })
}

/** Says that a review helped, or takes that back. */
export function helpReview(id: string, helped: boolean, signal?: AbortSignal): Promise<Review> {
  return callApi<typeof helpReviewSpec>(helpReviewCall, { params: { id }, body: { helped }, signal })
}

/** Reports a review to the admin. */
export async function reportReview(id: string, reason: string, attempt: Attempt): Promise<void> {
  await sendApi<typeof reportReviewSpec>(reportReviewCall, { params: { id }, body: { reason }, ...attempt })
}
