import { type Live, type LiveCommand, usualRules } from '@campo-livre/domain/rachas/live/live.ts'
import { shortNames } from '@campo-livre/domain/rachas/short-name.ts'
import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { RachaRecord } from '@campo-livre/backend/store/records.ts'
import { instantOf } from '../instants.ts'
import { pick, type Random } from '../random.ts'

/** The goals of each match: the index of the team of each. */
const MATCHES: readonly (readonly number[])[] = [[0, 1, 0], [1, 1], [0], [1, 0, 1], [0, 0]]

type Deed = LiveCommand extends infer Each
  ? Each extends LiveCommand
    ? Omit<Each, 'id' | 'at'>
    : never
  : never
type Game = Pick<RachaRecord, 'id' | 'start' | 'participants'>

/** Builds the evening of a game between two teams, with goals and passes. */
export function playedEvening(random: Random, { id, start, participants }: Game): Live {
  const players = participants.filter(({ status }) => status === 'confirmed')
  const names = shortNames(players.map(({ name }) => name))
  const teams = [0, 1].map((team) => ({
    id: `team-${team + 1}`,
    name: `Time ${team + 1}`,
    players: players.flatMap((each, at) => (at % 2 === team ? [{ id: each.id, name: names[at] ?? '' }] : [])),
  }))
  const commands: LiveCommand[] = []
  const note = (minute: number, deed: Deed) =>
    commands.push({
      ...deed,
      id: `${id}-lance-${commands.length + 1}`,
      at: instantOf(toMinutes(start) + minute),
    })
  for (const [match, goals] of MATCHES.entries()) {
    note(match * 15, { type: 'start' })
    for (const [at, team] of goals.entries()) {
      const mates = teams[team]?.players ?? []
      const scorer = pick(random, mates)
      const passer = pick(random, mates)
      note(match * 15 + at + 2, {
        type: 'goal',
        teamId: `team-${team + 1}`,
        scorerId: scorer.id,
        assistId: passer === scorer ? null : passer.id,
      })
    }
    note(match * 15 + 12, { type: 'finish', staysId: null })
  }
  return { setup: { rules: { ...usualRules, goals: null }, teams }, commands }
}
