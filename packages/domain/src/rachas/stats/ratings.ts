import * as z from 'zod/mini'
import { wholeBetween } from '../../text/whole-between.ts'
import { instantSchema, toInstant, toMinutes } from '../../time/zone.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import { cameTo, type Evening } from './evening.ts'

/** The time after a pickup game in which those who came can be rated. */
export const RATING_HOURS = 48
/** Below this number of votes nobody's rating is shown. */
export const LEAST_VOTES = 3

/** A vote in a game, from one of its participants for another. */
export const voteSchema = z.object({
  byId: z.string(),
  forId: z.string(),
  stars: wholeBetween(1, 5),
})
/** The same beside those of other games. */
export type Vote = z.infer<typeof voteSchema> & { rachaId: string }

/** A game that its reader can rate: until when, whom, and what they have said. */
export const openRatingSchema = z.object({
  until: instantSchema,
  people: z.array(z.object({ participantId: z.string(), name: z.string(), stars: z.nullable(z.int()) })),
})
export type OpenRating = z.infer<typeof openRatingSchema>

/** Returns the last instant at which a game is rated. Its votes are counted afterwards alone, so that none is told by the difference. */
export function ratingEnd({ end }: { end: string }): string {
  return toInstant(toMinutes(end) + RATING_HOURS * 60)
}

/** Returns why somebody may not rate somebody else now; null if they may. */
export function refuseVote(
  { byId, forId, stars }: Omit<Vote, 'rachaId'>,
  evening: Pick<Evening, 'people' | 'matches'> & { end: string },
  now: string,
): Refusal | null {
  const came = cameTo(evening)
  if (byId === forId) return refuse('conflict', 'A nota é para os outros, não para você.')
  if (!came.has(byId)) return refuse('forbidden', 'Só quem jogou dá nota.')
  if (!came.has(forId)) return refuse('conflict', 'Só quem jogou recebe nota.')
  if (now < evening.end) return refuse('conflict', 'As notas abrem quando o racha termina.')
  if (now > ratingEnd(evening)) return refuse('conflict', 'As notas fecharam 48 h depois do racha.')
  return Number.isInteger(stars) && stars >= 1 && stars <= 5
    ? null
    : refuse('invalid', 'Dê de 1 a 5 estrelas.')
}

/** A rating in tenths (`43` is 4,3) and the number of votes it comes of. */
export const playerRatingSchema = z.object({ tenths: z.int(), votes: z.int() })
export type PlayerRating = z.infer<typeof playerRatingSchema>

/**
 * Returns a person's rating in tenths (`43` is 4,3) and the number of votes it comes of; null below three votes. Nobody
 * is told whose they are, and of two votes by one person in a game the later one counts.
 */
export function ratingOf(votes: readonly Vote[], id: string): PlayerRating | null {
  const counted = new Map(
    votes.filter(({ forId }) => forId === id).map((vote) => [`${vote.rachaId} ${vote.byId}`, vote.stars]),
  )
  if (counted.size < LEAST_VOTES) return null
  const sum = [...counted.values()].reduce((total, stars) => total + stars, 0)
  return { tenths: Math.round((sum * 10) / counted.size), votes: counted.size }
}
