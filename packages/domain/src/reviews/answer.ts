import * as z from 'zod/mini'
import type { Review } from './review.ts'

/** The longest answer to a review, in characters: a paragraph, since it stands below the review on a public page. */
export const ANSWER_MAX = 1_000

/** The words in which an arena answers a review. */
export const reviewAnswerText = z
  .string('Escreva a resposta.')
  .check(
    z.trim(),
    z.minLength(1, 'Escreva a resposta.'),
    z.maxLength(ANSWER_MAX, 'Use até 1.000 caracteres.'),
  )

/** The body of an answer to a review. */
export const answerReviewSchema = z.object({ text: reviewAnswerText })
export type AnswerReview = z.infer<typeof answerReviewSchema>

/**
 * Sorts the reviews of an arena: those without an answer first, the one that has waited longest at the top; then the
 * others, the newest first.
 */
export function unansweredFirst<Row extends Pick<Review, 'id' | 'answer' | 'createdAt'>>(
  reviews: readonly Row[],
): Row[] {
  return reviews.toSorted((a, b) => {
    const waits = Number(a.answer !== null) - Number(b.answer !== null)
    const age = Date.parse(a.createdAt) - Date.parse(b.createdAt)
    return waits || (a.answer === null ? age : -age) || (a.id < b.id ? -1 : 1)
  })
}

const SHOWN = 140

/** Returns the beginning of an answer that a notice has room for, cut between words. */
export function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ')
  if (line.length <= SHOWN) return line
  const cut = line.slice(0, SHOWN)
  const space = cut.lastIndexOf(' ')
  return `${(space > 0 ? cut.slice(0, space) : cut).trimEnd()}…`
}
