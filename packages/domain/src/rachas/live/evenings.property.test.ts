import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyLiveCommand } from './apply-live-command.ts'
import { type Live, type LiveCommand, rotations } from './live.ts'
import { countedCommands, liveState } from './live-state.ts'

const setups = fc
  .record({
    rotation: fc.constantFrom(...rotations),
    minutes: fc.constantFrom(null, 10),
    goals: fc.constantFrom(null, 2),
    mostWins: fc.constantFrom(null, 1, 2, 3),
    teams: fc.integer({ min: 2, max: 7 }),
  })
  .map(({ teams, ...rules }) => ({
    rules,
    teams: Array.from({ length: teams }, (_, at) => ({
      id: `T${at}`,
      name: `Time ${at}`,
      players: [0, 1].map((each) => ({ id: `T${at}-${each}`, name: `Nome ${at}` })),
    })),
  }))

const numbers = fc.array(fc.nat(999), { minLength: 1, maxLength: 40 })

/** A command by chance, mostly one that fits. */
function commandOf(live: Live, number: number, at: number): LiveCommand {
  const base = { id: `c${at}`, at: new Date(Date.UTC(2026, 10, 26, 23, at)).toISOString() }
  const { turn, match, teams } = liveState(live)
  const team = teams[number % teams.length]?.id ?? ''
  const player = teams.flatMap(({ players }) => players)[number % 5]?.id ?? ''
  const kind = number % 10
  if (kind === 0) return { ...base, type: 'leave', playerId: player }
  if (kind === 1) return { ...base, type: 'move', playerId: player, teamId: team }
  if (kind === 2) return { ...base, type: 'undo', commandId: countedCommands(live.commands).at(-1)?.id ?? '' }
  if (kind === 3) return { ...base, type: 'join', teamId: team, player: { id: `N${at}`, name: 'Novo' } }
  if (!match) return { ...base, type: 'start' }
  if (kind < 7)
    return { ...base, type: 'goal', teamId: turn.field[number % 2] ?? '', scorerId: null, assistId: null }
  return { ...base, type: 'finish', staysId: kind === 9 ? turn.field[0] : null }
}

it('whatever happens in an evening, no team and nobody loses the turn (rule 9, N2)', () => {
  fc.assert(
    fc.property(setups, numbers, (setup, given) => {
      let live: Live = { setup, commands: [] }
      for (const [at, number] of given.entries()) {
        const before = liveState(live)
        const outcome = applyLiveCommand(live, commandOf(live, number, at))
        if (!outcome.ok) continue
        live = outcome.live
        const { state } = outcome
        expect(liveState(live)).toEqual(state)
        const { field, waiting } = state.turn
        expect([...field, ...waiting].toSorted()).toEqual(setup.teams.map(({ id }) => id).toSorted())
        const people = state.teams.flatMap(({ players }) => players.map(({ id }) => id))
        const known = new Set(before.teams.flatMap(({ players }) => players.map(({ id }) => id)))
        expect(new Set(people).size).toBe(people.length)
        if (live.commands.at(-1)?.type === 'undo') continue
        for (const id of known) expect(people.includes(id) || state.gone.includes(id)).toBe(true)
        // Those who go on waiting keep their order, before all who come to wait.
        const kept = before.turn.waiting.filter((id) => waiting.includes(id))
        expect(waiting.slice(0, kept.length)).toEqual(kept)
      }
    }),
    { numRuns: 1000 },
  )
})

it('every team with players comes on within as many matches as there are teams (rule 9, N2)', () => {
  fc.assert(
    fc.property(setups, fc.array(fc.nat(2), { minLength: 14, maxLength: 30 }), (setup, results) => {
      let live: Live = { setup, commands: [] }
      const note = (command: LiveCommand) => {
        const outcome = applyLiveCommand(live, command)
        if (outcome.ok) live = outcome.live
      }
      for (const [at, result] of results.entries()) {
        const base = { at: new Date(Date.UTC(2026, 10, 26, 23, at)).toISOString() }
        const [home, away] = liveState(live).turn.field
        note({ ...base, id: `s${at}`, type: 'start' })
        if (result > 0)
          note({
            ...base,
            id: `g${at}`,
            type: 'goal',
            teamId: result === 1 ? home : away,
            scorerId: null,
            assistId: null,
          })
        note({ ...base, id: `f${at}`, type: 'finish', staysId: null })
      }
      const { played } = liveState(live)
      const teams = setup.teams.length
      for (let from = 0; from + teams <= played.length; from += 1) {
        const seen = new Set(played.slice(from, from + teams).flatMap((match) => match.teams))
        expect(seen.size).toBe(teams)
      }
    }),
    { numRuns: 300 },
  )
})
