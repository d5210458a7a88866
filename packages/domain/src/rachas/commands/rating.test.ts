import { expect, it } from 'vitest'
import type { RachaCommand } from '../command.ts'
import { after, as, game, sample } from '../testing/sample-racha.ts'

const there = (id: string) => sample(id, { status: 'confirmed', arrivedAt: '2026-11-21T23:00:00.000Z' })
const at = '2026-11-22T12:00:00.000Z'
let votes = 0
const rate = (participantId: string, stars: number): RachaCommand => ({
  type: 'rate',
  id: `vote-${(votes += 1)}`,
  rachaId: 'game',
  votes: [{ participantId, stars }],
})

it('a later vote takes the place of an earlier one of the same person, and of nobody else’s (H7)', () => {
  let racha = game({ participants: ['a', 'b', 'c'].map(there) })
  racha = after(racha, rate('c', 2), { by: as('a'), at })
  racha = after(racha, rate('c', 5), { by: as('b'), at })
  racha = after(racha, rate('b', 4), { by: as('a'), at })
  racha = after(racha, rate('c', 3), { by: as('a'), at })
  expect(racha.votes.toSorted((one, other) => one.stars - other.stars)).toEqual([
    { byId: 'a', forId: 'c', stars: 3 },
    { byId: 'a', forId: 'b', stars: 4 },
    { byId: 'b', forId: 'c', stars: 5 },
  ])
})
