import { bibOf } from './bibs.ts'
import { tellApart } from './tell-apart.ts'
import type { LiveRules, LiveSetup } from './live/live.ts'
import { commitmentOf } from './draw/draw.ts'
import type { Play, SeenDraw, SeenPlay } from './play.ts'
import { seenDraw } from './draw/seen-draw.ts'

type Person = { id: string; name: string; goalkeeper: boolean }

/** Returns the draws and the evening of a racha as the participant `viewerId` sees them, without their secrets. */
export function seenPlay(
  { next, draws, live }: Play,
  people: readonly Person[],
  viewerId: string | null,
): SeenPlay {
  return {
    commitment: next === null ? null : commitmentOf(next.seed),
    draws: draws.map(({ record, salt }) => seenDraw(record, people, salt, viewerId)).toReversed(),
    live,
  }
}

/** Returns the evening with which the teams of a draw begin, in the order of the teams and called by their bibs. */
export function liveSetupOf(
  { record, people }: Pick<SeenDraw, 'record' | 'people'>,
  rules: LiveRules,
): LiveSetup {
  const names = tellApart(people.map(({ name }) => name))
  const teams = record.teams.map((_, index) => ({
    id: `team-${index + 1}`,
    name: bibOf(index).name,
    players: people.flatMap(({ id, team }, at) => (team === index ? [{ id, name: names[at] ?? '' }] : [])),
  }))
  return { rules, teams }
}
