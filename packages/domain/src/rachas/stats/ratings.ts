import { type Refusal, refuse } from '../../refusals/refusal.ts'
import { cameTo, type Evening } from './evening.ts'

/** The time after a pickup game in which those who came can be rated. */
export const RATING_HOURS = 48
/** Below this number of votes nobody's rating is shown. */
export const LEAST_VOTES = 3

export type Vote = {
  rachaId: string
  byId: string
  forId: string
  /** 1 to 5. */
  stars: number
}

/** Returns why somebody may not rate somebody else now; null if they may. */
export function refuseVote(
  { byId, forId, stars }: Vote,
  evening: Pick<Evening, 'people' | 'matches'> & { end: string },
  now: string,
): Refusal | null {
  const came = cameTo(evening)
  const since = Date.parse(now) - Date.parse(evening.end)
  if (byId === forId) return refuse('conflict', 'A nota é para os outros, não para você.')
  if (!came.has(byId)) return refuse('forbidden', 'Só quem jogou dá nota.')
  if (!came.has(forId)) return refuse('conflict', 'Só quem jogou recebe nota.')
  if (since < 0) return refuse('conflict', 'As notas abrem quando o racha termina.')
  if (since > RATING_HOURS * 3_600_000) return refuse('conflict', 'As notas fecharam 48 h depois do racha.')
  return Number.isInteger(stars) && stars >= 1 && stars <= 5
    ? null
    : refuse('invalid', 'Dê de 1 a 5 estrelas.')
}

/**
 * Returns a person's rating in tenths (`43` is 4,3) and the number of votes it comes of; null below three votes. Nobody
 * is told whose they are, and of two votes by one person in a game the later one counts.
 */
export function ratingOf(votes: readonly Vote[], id: string): { tenths: number; votes: number } | null {
  const counted = new Map(
    votes.filter(({ forId }) => forId === id).map((vote) => [`${vote.rachaId} ${vote.byId}`, vote.stars]),
  )
  if (counted.size < LEAST_VOTES) return null
  const sum = [...counted.values()].reduce((total, stars) => total + stars, 0)
  return { tenths: Math.round((sum * 10) / counted.size), votes: counted.size }
}
