import { refuse } from '../../refusals/refusal.ts'
import type { RachaCommandOf } from '../command.ts'
import { done, ownPart, type RachaContext, type RachaOutcome } from '../context.ts'
import type { Racha } from '../racha.ts'
import { eveningOf } from '../stats/evening-of.ts'
import { refuseVote } from '../stats/ratings.ts'

/** Notes the votes of somebody who came for others who came (H7); a later one takes the place of an earlier. */
export function rate(racha: Racha, { votes }: RachaCommandOf<'rate'>, context: RachaContext): RachaOutcome {
  const me = ownPart(racha, context)
  if (!me) return refuse('forbidden', 'Só quem jogou dá nota.')
  const evening = eveningOf(racha, ({ id }) => id)
  const given = votes.map(({ participantId: forId, stars }) => ({ byId: me.id, forId, stars }))
  for (const vote of given) {
    const refusal = refuseVote(vote, evening, context.at)
    if (refusal) return refusal
  }
  const rated = new Set(given.map(({ forId }) => forId))
  const others = racha.votes.filter(({ byId, forId }) => byId !== me.id || !rated.has(forId))
  return done({ ...racha, votes: [...others, ...given] })
}
