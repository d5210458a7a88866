import { writeReviewSpec } from '@campo-livre/contract/reviews/calls.ts'
import { writeReview as writeAsAthlete } from '@campo-livre/domain/reviews/write-review.ts'
import { toBookingDetail } from '../bookings/to-booking.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'
import { applyOutcome, ifOutdated } from '../store/apply-outcome.ts'
import { newId } from '../store/ids.ts'

/** Writes or changes the review of a booking by its athlete; the arena is told of a new one (H2). */
export const writeReview = answer(
  owned(writeReviewSpec, 'bookings', 'athlete'),
  async ({ db, now, user, row: booking, company, body }) => {
    const [review] = db.reviews.by('bookingId', booking.id)
    const outcome = writeAsAthlete(booking, review, body, {
      id: newId('rev'),
      at: now,
      author: user,
      ownerId: company.ownerId,
      fieldName: db.fields.find(booking.fieldId)?.name ?? 'Campo',
    })
    await applyOutcome(
      db,
      outcome,
      ifOutdated(() => toBookingDetail(db, now, booking)),
    )
    return ok(toBookingDetail(db, now, booking), {
      message: review ? 'Avaliação mudada.' : 'Avaliação publicada. Obrigado por contar!',
    })
  },
  { loads: ({ db, params }) => [() => db.reviews.by('bookingId', params.id)] },
)
