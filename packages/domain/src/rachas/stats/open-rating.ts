import type { Participant, Racha } from '../racha.ts'
import { comersOf } from './evening-of.ts'
import { isPlayed } from './group-stats.ts'
import { type OpenRating, ratingEnd } from './ratings.ts'

/** Returns whom somebody of a game can rate now (H7); null where they did not come, or its time is over. */
export function openRating(
  racha: Racha,
  me: Pick<Participant, 'id'> | undefined,
  now: string,
): OpenRating | null {
  const until = ratingEnd(racha)
  if (!me || !isPlayed(racha, now) || now > until) return null
  const came = comersOf(racha)
  if (!came.has(me.id)) return null
  const people = racha.participants
    .filter(({ id }) => id !== me.id && came.has(id))
    .map(({ id: participantId, name }) => ({
      participantId,
      name,
      stars: starsOf(racha, me.id, participantId),
    }))
  return { until, people }
}

function starsOf({ votes }: Racha, me: string, participantId: string): number | null {
  return votes.find(({ byId, forId }) => byId === me && forId === participantId)?.stars ?? null
}
