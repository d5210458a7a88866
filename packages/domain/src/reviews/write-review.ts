import * as z from 'zod/mini'
import type { Booking } from '../bookings/booking.ts'
import { dueCents } from '../bookings/money/booking-money.ts'
import { statusAt } from '../bookings/status.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { refuse } from '../refusals/refusal.ts'
import type { Reviewing } from './reviewing.ts'
import { reviewedNotices } from './review-notices.ts'
import type { StoredReview } from './stored-review.ts'

/** The days after a game within which it can be reviewed (H2). */
export const REVIEW_DAYS = 30
/** The hours within which a review can be changed. */
export const REVISE_HOURS = 48
/** The longest review, in characters. */
export const REVIEW_MAX = 1_000

const HOUR = 3_600_000

const stars = z
  .int('Escolha de 1 a 5 estrelas.')
  .check(z.minimum(1, 'Escolha de 1 a 5 estrelas.'), z.maximum(5, 'Escolha de 1 a 5 estrelas.'))

/** The body of a review: stars, and a text that may be empty. */
export const writeReviewSchema = z.object({
  stars,
  text: z
    .string('Escreva em palavras.')
    .check(z.trim(), z.maxLength(REVIEW_MAX, 'Use até 1.000 caracteres.')),
})
export type WriteReview = z.infer<typeof writeReviewSchema>

type Played = Pick<
  Booking,
  'athleteId' | 'status' | 'holdExpiresAt' | 'start' | 'end' | 'payment' | 'balance' | 'creditUsed' | 'rain'
>

/**
 * Returns what the athlete of a booking can say of it at the instant `now`: of a game that is over and paid, for
 * `REVIEW_DAYS`; what is written can be changed for `REVISE_HOURS`, and no longer once the arena has answered. Null for
 * nothing to say, then or ever.
 */
export function reviewingOf(
  booking: Played,
  review: StoredReview | undefined,
  now: string,
): Reviewing | null {
  if (review) {
    const until = Date.parse(review.createdAt) + REVISE_HOURS * HOUR
    const { stars: given, text, createdAt } = review
    return {
      until: review.answer === null && Date.parse(now) < until ? new Date(until).toISOString() : null,
      written: { stars: given, text, createdAt },
    }
  }
  const until = Date.parse(booking.end) + REVIEW_DAYS * 24 * HOUR
  const isOver = statusAt(booking, now) === 'completed' && Date.parse(now) < until
  if (!isOver || dueCents(booking) > 0) return null
  return { until: new Date(until).toISOString(), written: null }
}

type Facts = {
  /** The id of a new review. */
  id: string
  at: string
  author: { id: string; name: string }
  /** The arena's owner, who is told, and who does not review what is theirs. */
  ownerId: string | null
  fieldName: string
}

/** Writes or changes the one review of a booking by its athlete (H2); the arena is told of a new one. */
export function writeReview(
  booking: Booking,
  review: StoredReview | undefined,
  { stars: given, text }: WriteReview,
  { id, at, author, ownerId, fieldName }: Facts,
): Outcome<{ reviews: readonly [StoredReview] }> {
  if (author.id === ownerId) return refuse('forbidden', 'Quem cuida da arena não avalia a própria casa.')
  if (review && reviewingOf(booking, review, at)?.until === null)
    return refuse(
      'invalid_transition',
      review.answer === null
        ? `Sua avaliação já tem mais de ${REVISE_HOURS} horas e fica como está.`
        : 'A arena já respondeu: sua avaliação fica como está.',
    )
  if (review)
    return {
      ok: true,
      changes: { reviews: [{ ...review, stars: given, text }] },
      notices: [],
    }
  if (reviewingOf(booking, undefined, at) === null) return refuse('invalid_transition', whyNot(booking, at))
  const written = {
    id,
    bookingId: booking.id,
    fieldId: booking.fieldId,
    companyId: booking.companyId,
    authorId: author.id,
    authorName: publicName(author.name),
    stars: given,
    text,
    createdAt: at,
    answer: null,
  }
  return {
    ok: true,
    changes: { reviews: [written] },
    notices: reviewedNotices(written, { ownerId, fieldName }),
  }
}

/** Returns the sentence that says why a booking without a review cannot be reviewed. */
function whyNot(booking: Booking, at: string): string {
  const status = statusAt(booking, at)
  if (status === 'confirmed' || status === 'awaiting_payment') return 'Dá para avaliar depois do jogo.'
  if (status !== 'completed') return 'Só dá para avaliar um jogo que aconteceu.'
  if (dueCents(booking) > 0) return 'Dá para avaliar quando o pagamento constar na arena.'
  return `Dá para avaliar até ${REVIEW_DAYS} dias depois do jogo.`
}

/** Returns a name as a public page shows it: the first, and the initial of the last. */
export function publicName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u)
  const last = others.at(-1)
  return last === undefined ? first : `${first} ${last.charAt(0)}.`
}
