import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyLiveCommand } from '../live/apply-live-command.ts'
import { type Live, type LiveCommand, usualRules } from '../live/live.ts'
import { liveState } from '../live/live-state.ts'
import { playerStats } from './player-stats.ts'

/** An evening that was played on the field: for each match the goals, as indexes of players. */
function play(matches: readonly (readonly number[])[]): Live {
  const teams = ['A', 'B', 'C'].map((id) => ({
    id,
    name: id,
    players: [0, 1, 2].map((at) => ({ id: `${id}${at}`, name: `${id}${at}` })),
  }))
  let live: Live = { setup: { rules: { ...usualRules, goals: null }, teams }, commands: [] }
  const at = '2026-11-20T23:00:00.000Z'
  const note = (command: LiveCommand) => {
    const outcome = applyLiveCommand(live, command)
    if (!outcome.ok) throw new Error(outcome.message)
    live = outcome.live
  }
  for (const [match, goals] of matches.entries()) {
    note({ id: `s${match}`, at, type: 'start' })
    const { field } = liveState(live).turn
    for (const [index, goal] of goals.entries()) {
      const teamId = field[goal % 2] ?? ''
      const assistId = goal > 5 ? `${teamId}2` : null
      note({ id: `g${match}-${index}`, at, type: 'goal', teamId, scorerId: `${teamId}${goal % 2}`, assistId })
    }
    note({ id: `f${match}`, at, type: 'finish', staysId: null })
  }
  return live
}

it('goals, assists, wins and losses add up to what was noted on the field (H7)', () => {
  const matches = fc.array(fc.array(fc.nat(9), { maxLength: 5 }), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(matches, { minLength: 1, maxLength: 3 }), (evenings) => {
      const all = evenings.map((each, at) => {
        const state = liveState(play(each))
        const people = state.teams.flatMap(({ players }) =>
          players.map((player) => ({ ...player, confirmed: true, arrived: true })),
        )
        const start = `2026-11-0${at + 1}T23:00:00.000Z`
        return { rachaId: `r${at}`, sport: 'futsal' as const, start, people, matches: state.played }
      })
      const stats = playerStats(all)
      const sum = (of: 'goals' | 'assists' | 'wins' | 'losses' | 'matches' | 'draws') =>
        stats.reduce((total, player) => total + player[of], 0)
      const noted = evenings.flat(2)
      const decided = all.flatMap((each) => each.matches).filter(({ winnerId }) => winnerId !== null)
      expect(sum('goals')).toBe(noted.length)
      expect(sum('assists')).toBe(noted.filter((goal) => goal > 5).length)
      expect([sum('wins'), sum('losses')]).toEqual([decided.length * 3, decided.length * 3])
      expect(sum('matches')).toBe(sum('wins') + sum('losses') + sum('draws'))
      expect(stats.every(({ came, streak }) => came === evenings.length && streak === came)).toBe(true)
    }),
    { numRuns: 100 },
  )
})
