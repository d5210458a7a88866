import fc from 'fast-check'
import { expect, it } from 'vitest'
import { improve } from './improve.ts'
import { placeAll } from './place.ts'
import { randomOf } from './random.ts'
import { sha256 } from './sha256.ts'
import { blocksOf, limitsOf, Teams } from './teams-state.ts'
import { anyList } from './testing/any-list.ts'
import { isEven, sumsOf } from './testing/every-draw.ts'

const lists = anyList({ mostTeams: 5, mostPlayers: 14, mostWishes: 4, top: 20 })

it('teams are improved until no swap and no move makes them more even, and keep to all that a draw has to (N3)', () => {
  fc.assert(
    fc.property(lists, fc.string(), ({ players, teams, wishes }, seed) => {
      const keepers = players.filter(({ goalkeeper }) => goalkeeper).length
      const blocks = blocksOf(players, wishes)
      const limits = limitsOf(players.length, keepers, teams)
      // As if all were as strong: the teams are any, and there is much to improve.
      const alike = blocks?.map((block) => ({ ...block, skill: 0 })) ?? []
      const begun = placeAll(alike, limits, randomOf(sha256(seed)))
      fc.pre(blocks !== null && begun !== null)
      const state = new Teams(blocks, limits)
      for (const [index, team] of begun.teamOf.entries()) state.put(index, team)

      /** The squares of the sums, and Infinity for teams that no draw may have. */
      const unevenness = (teamOf: readonly number[]): number => {
        const blockOf = (id: string) => blocks.findIndex(({ ids }) => ids.includes(id))
        const teamOfPlayer = players.map(({ id }) => teamOf[blockOf(id)] ?? -1)
        const areApart = blocks.every(({ apart }, index) =>
          [...apart].every((other) => teamOf[other] !== teamOf[index]),
        )
        if (!areApart || !isEven(teamOfPlayer, players, teams)) return Infinity
        return sumsOf(teamOfPlayer, players, teams).reduce((all, sum) => all + sum * sum, 0)
      }
      const before = unevenness([...begun.teamOf])
      improve(state)
      const teamOf = [...state.teamOf]
      const reached = unevenness(teamOf)
      expect(state.sums.reduce((all, sum) => all + sum * sum, 0)).toBe(reached)
      expect(reached).toBeLessThanOrEqual(before)
      for (const one of blocks.keys()) {
        for (let team = 0; team < teams; team += 1)
          expect(unevenness(teamOf.with(one, team))).toBeGreaterThanOrEqual(reached)
        for (let other = 0; other < one; other += 1) {
          if (blocks[one]?.size !== blocks[other]?.size) continue
          const swapped = teamOf.with(one, teamOf[other] ?? -1).with(other, teamOf[one] ?? -1)
          expect(unevenness(swapped)).toBeGreaterThanOrEqual(reached)
        }
      }
    }),
    { numRuns: 200 },
  )
})
