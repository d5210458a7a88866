import { expect, it } from 'vitest'
import { swapPeople } from './swap-people.ts'

const people = [0, 0, 1, 1].map((team, at) => ({ id: `p${at}`, name: `P${at}`, goalkeeper: false, team }))
const teamsOf = (of: typeof people) => of.map(({ team }) => team).join('')

it('two people change places, or one goes over; nobody else moves (N3)', () => {
  expect(teamsOf(swapPeople(people, { participantId: 'p0', team: 1, forId: 'p3' }))).toBe('1010')
  expect(teamsOf(swapPeople(people, { participantId: 'p2', team: 0 }))).toBe('0001')
  expect(swapPeople(people, { participantId: 'nobody', team: 0 })).toBe(people)
})
