import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DrawWish } from './draw.ts'
import { drawTeams } from './draw-teams.ts'
import { anyList, anyTicket } from './testing/any-list.ts'
import { everyDraw, leastSpread } from './testing/every-draw.ts'

const lists = anyList({ mostTeams: 5, mostPlayers: 26, mostWishes: 10, top: 50 })

it('nobody is left out, sizes and goalkeepers differ by one at most, and the wishes hold (rule 9, N3)', () => {
  fc.assert(
    fc.property(lists, anyTicket, (list, given) => {
      const result = drawTeams(list, given)
      if (!result.ok) throw new Error(result.message)
      const { teams, impossible } = result
      expect(teams.flat().toSorted()).toEqual(list.players.map(({ id }) => id).toSorted())
      const keepers = new Set(list.players.filter(({ goalkeeper }) => goalkeeper).map(({ id }) => id))
      expectEven(teams.map(({ length }) => length))
      expectEven(teams.map((team) => team.filter((id) => keepers.has(id)).length))
      const held = list.wishes.filter((wish) => !impossible.includes(wish))
      expect(held.filter((wish) => !holds(wish, teams))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

function expectEven(counts: readonly number[]): void {
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
}

function holds({ kind, ids: [one, other] }: DrawWish, teams: readonly string[][]): boolean {
  const together = teams.some((team) => team.includes(one) && team.includes(other))
  return together === (kind === 'together')
}

it('up to three teams of six the spread is the least there is, as a look at all draws finds (N3)', () => {
  const small = fc.oneof(
    anyList({ mostTeams: 3, mostPlayers: 9, mostWishes: 3, top: 400 }),
    anyList({ mostTeams: 2, mostPlayers: 12, mostWishes: 3, top: 400 }),
  )
  fc.assert(
    fc.property(small, anyTicket, (list, given) => {
      const result = drawTeams(list, given)
      if (!result.ok) throw new Error(result.message)
      const wishes = list.wishes.filter((wish) => !result.impossible.includes(wish))
      expect(result).toMatchObject({ proven: true, spread: leastSpread({ ...list, wishes }) })
    }),
    { numRuns: 200 },
  )
})

it('a wish is left out only where no draw has it beside those before it, as a look at all draws finds (N3)', () => {
  const small = anyList({ mostTeams: 4, mostPlayers: 8, mostWishes: 6, top: 5 })
  fc.assert(
    fc.property(small, anyTicket, (list, given) => {
      const result = drawTeams(list, given)
      if (!result.ok) throw new Error(result.message)
      const held: DrawWish[] = []
      for (const wish of list.wishes) {
        const isPossible = everyDraw({ ...list, wishes: [...held, wish] }).next().done !== true
        expect(result.impossible.includes(wish)).toBe(!isPossible)
        if (isPossible) held.push(wish)
      }
    }),
    { numRuns: 200 },
  )
})

/** Teams of the same sum, which a draw does not know. */
const planted = fc
  .record({
    teams: fc.integer({ min: 4, max: 6 }),
    size: fc.integer({ min: 5, max: 8 }),
    top: fc.constantFrom(5, 50),
  })
  .chain(({ teams, size, top }) =>
    fc
      .array(fc.array(fc.integer({ min: 1, max: top }), { minLength: size, maxLength: size }), {
        minLength: teams,
        maxLength: teams,
      })
      .map((all) => ({ teams, all: levelled(all, top) })),
  )

/** Raises players of the weaker teams until all teams have the sum of the strongest. */
function levelled(teams: readonly number[][], top: number): number[][] {
  const sumOf = (team: readonly number[]) => team.reduce((sum, skill) => sum + skill, 0)
  const most = Math.max(...teams.map(sumOf))
  return teams.map((team) => {
    const raised = [...team]
    let missing = most - sumOf(team)
    for (let at = 0; at < raised.length && missing > 0; at += 1) {
      const more = Math.min(top - (raised[at] ?? 0), missing)
      raised[at] = (raised[at] ?? 0) + more
      missing -= more
    }
    return raised
  })
}

it('beyond three teams of six it is at most 2% off, on 1,000 lists whose even teams are known (N3)', () => {
  fc.assert(
    fc.property(planted, anyTicket, ({ teams, all }, given) => {
      const players = all.flatMap((team, at) =>
        team.map((skill, index) => ({ id: `${index}-${at}`, skill, goalkeeper: index === 0 })),
      )
      const wishes: DrawWish[] = [
        { kind: 'together', ids: ['1-0', '2-0'] },
        { kind: 'apart', ids: ['1-1', '1-2'] },
      ]
      const result = drawTeams({ teams, players, wishes }, given)
      if (!result.ok) throw new Error(result.message)
      const even = result.sums.reduce((sum, each) => sum + each, 0) / teams
      expect(result.impossible).toEqual([])
      for (const sum of result.sums) expect(Math.abs(sum - even)).toBeLessThanOrEqual(even * 0.02)
    }),
    { numRuns: 1000 },
  )
})
