import fc from 'fast-check'
import type { DrawList, DrawWish } from '../draw.ts'

type Size = { mostTeams: number; mostPlayers: number; mostWishes: number; top: number }

/** Lists for a draw, of two teams and more: some of goalkeepers, and with wishes that may contradict each other. */
export const anyList = ({ mostTeams, mostPlayers, mostWishes, top }: Size): fc.Arbitrary<DrawList> =>
  fc.integer({ min: 2, max: mostTeams }).chain((teams) =>
    fc
      .array(fc.record({ skill: fc.integer({ min: 1, max: top }), goalkeeper: fc.boolean() }), {
        minLength: teams,
        maxLength: mostPlayers,
      })
      .chain((people) => {
        const players = people.map((person, at) => ({ ...person, id: `p${at}` }))
        return fc.record({
          teams: fc.constant(teams),
          players: fc.constant(players),
          wishes: fc.array(anyWish(players.map(({ id }) => id)), { maxLength: mostWishes }),
        })
      }),
  )

const anyWish = (ids: readonly string[]): fc.Arbitrary<DrawWish> =>
  fc.record({
    kind: fc.constantFrom('together' as const, 'apart' as const),
    ids: fc
      .uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 2 })
      .map(([one = '', other = '']): [string, string] => [one, other]),
  })

export const anyTicket = fc.record({
  seed: fc.string(),
  playerNumber: fc.nat(999),
  drawNumber: fc.integer({ min: 1, max: 9 }),
})
