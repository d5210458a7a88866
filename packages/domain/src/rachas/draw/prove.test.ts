import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DrawList } from './draw.ts'
import { findBetter } from './prove.ts'
import { blocksOf, limitsOf } from './teams-state.ts'
import { anyList } from './testing/any-list.ts'
import { isEven, leastSpread, spreadOf, sumsOf } from './testing/every-draw.ts'
import { apart, together } from './testing/wishes.ts'

/** Expects the most even draw of a list whose wishes can be fulfilled, and none where there is none more even. */
function expectMostEven({ players, teams, wishes }: DrawList, least: number): void {
  const blocks = blocksOf(players, wishes) ?? []
  const keepers = players.filter(({ goalkeeper }) => goalkeeper).length
  const limits = limitsOf(players.length, keepers, teams)
  for (const spread of [least + 1, least + 10]) {
    const found = findBetter(blocks, limits, spread)
    expect(found).not.toBeNull()
    const teamOf = players.map(({ id }) => found?.[blocks.findIndex(({ ids }) => ids.includes(id))] ?? -1)
    expect(isEven(teamOf, players, teams)).toBe(true)
    expect(spreadOf(sumsOf(teamOf, players, teams))).toBe(least)
    const inTeam = (id: string) => teamOf[players.findIndex((player) => player.id === id)]
    for (const { kind, ids } of wishes) expect(inTeam(ids[0]) === inTeam(ids[1])).toBe(kind === 'together')
  }
  expect(findBetter(blocks, limits, least)).toBeNull()
}

it('the search finds the most even draw with the wishes, and none where there is none more even (N3)', () => {
  const listsUpTo = (top: number) => anyList({ mostTeams: 3, mostPlayers: 8, mostWishes: 3, top })
  fc.assert(
    fc.property(fc.oneof(listsUpTo(1), listsUpTo(3), listsUpTo(60)), (list) => {
      const least = leastSpread(list)
      fc.pre(least < Infinity)
      expectMostEven(list, least)
    }),
    { numRuns: 200 },
  )
})

it.each([
  { of: 'two pairs', skills: [1, 2, 2, 1], keepers: [], wishes: [together(0, 1), together(2, 3)] },
  {
    of: 'a trio, a pair and one, each as strong as the others',
    skills: [2, 2, 2, 3, 3, 6, 3, 3],
    keepers: [],
    wishes: [together(0, 1), together(1, 2), together(3, 4)],
  },
  {
    of: 'pairs with a goalkeeper, and pairs as strong without one',
    skills: [3, 2, 3, 2, 2, 1, 2, 1],
    keepers: [0, 4],
    wishes: [together(0, 1), together(2, 3), together(4, 5), together(6, 7)],
  },
  { of: 'goalkeepers and others of one level', skills: [1, 1, 1, 1, 1, 1], keepers: [0, 1], wishes: [] },
  {
    of: 'four of one level, each apart from two',
    skills: [1, 1, 1, 1],
    keepers: [],
    wishes: [apart(0, 1), apart(1, 2), apart(2, 3), apart(3, 0)],
  },
])('finds even teams of $of (N3)', ({ skills, keepers, wishes }) => {
  const players = skills.map((skill, at) => ({ id: `p${at}`, skill, goalkeeper: keepers.includes(at) }))
  expectMostEven({ teams: 2, players, wishes }, 0)
})
