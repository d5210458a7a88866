import { compareNames } from '../../text/compare-names.ts'
import { everyPlayer } from '../live/every-player.ts'
import type { Live } from '../live/live.ts'
import { liveState } from '../live/live-state.ts'

export type Scorer = { id: string; name: string; goals: number; assists: number }

/** Returns who scored or passed in an evening, who scored most first; own goals are nobody's. */
export function scorersOf(live: Live): Scorer[] {
  const goals = liveState(live).played.flatMap((match) => match.goals)
  return everyPlayer(live)
    .map(({ id, name }) => ({
      id,
      name,
      goals: goals.filter(({ scorerId, own }) => scorerId === id && !own).length,
      assists: goals.filter(({ assistId }) => assistId === id).length,
    }))
    .filter((scorer) => scorer.goals + scorer.assists > 0)
    .toSorted((a, b) => b.goals - a.goals || b.assists - a.assists || compareNames(a.name, b.name))
}
