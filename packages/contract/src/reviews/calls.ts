import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { helpSchema, reportReviewSchema } from '@campo-livre/domain/reviews/mark-review.ts'
import { reviewSchema } from '@campo-livre/domain/reviews/review.ts'
import { writeReviewSchema } from '@campo-livre/domain/reviews/write-review.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const writeReviewCall = {
  method: 'PUT',
  path: '/bookings/{id}/review',
  output: bookingDetailSchema,
} as const satisfies DeclaredCall

export const writeReviewSpec = describeCall(writeReviewCall, () => ({
  who: ['athlete'],
  body: writeReviewSchema,
  idempotent: true,
  extension: true,
  summary:
    'Writes the one review of a game that is over and paid, within 30 days, or changes it within 48 hours while the arena has not answered.',
  refusals: {
    not_found: 'The booking is unknown, or somebody else’s.',
    forbidden: 'Whoever runs the arena does not review it.',
    invalid_transition: 'The game is not over or not paid, or it is too late. `data`: the booking.',
  },
}))

export const helpReviewCall = {
  method: 'PUT',
  path: '/reviews/{id}/help',
  output: reviewSchema,
} as const satisfies DeclaredCall

export const helpReviewSpec = describeCall(helpReviewCall, () => ({
  who: 'signed-in',
  body: helpSchema,
  extension: true,
  summary: 'Says that a review helped, once for each reader, or takes that back.',
  refusals: { not_found: 'Unknown, or taken down.', forbidden: 'It is the reader’s own.' },
}))

export const reportReviewCall = {
  method: 'POST',
  path: '/reviews/{id}/reports',
} as const satisfies DeclaredCall

export const reportReviewSpec = describeCall(reportReviewCall, () => ({
  who: 'signed-in',
  body: reportReviewSchema,
  idempotent: true,
  extension: true,
  summary: 'Reports a review to the admin, once for each reader; it stays online until it is decided.',
  refusals: { not_found: 'Unknown, or taken down.', forbidden: 'It is the reader’s own.' },
}))
