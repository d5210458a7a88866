import { expect, it } from 'vitest'
import { rachaPerson, sampleRacha } from '../../../testing/sample-racha.ts'
import { rosterGroups } from './roster-groups.ts'

const titles = (changes: Parameters<typeof sampleRacha>[0]) =>
  rosterGroups(sampleRacha(changes)).map(
    ({ title, people }) => `${title}: ${people.map(({ id }) => id).join()}`,
  )
const at = '2026-11-22T22:50:00.000Z'
const people = [
  rachaPerson('a', 'Ana'),
  rachaPerson('b', 'Bia', { arrivedAt: at }),
  rachaPerson('c', 'Caio', { status: 'waiting' }),
  rachaPerson('d', 'Duda', { status: 'declined' }),
]

it('who goes is told by answer, and of a game that is over who went', () => {
  expect(titles({ participants: people })).toEqual(['2 vão: a,b', '1 na lista de espera: c', '1 não vai: d'])
  expect(titles({ participants: people, status: 'played' })).toEqual([
    '1 foi: b',
    '1 não veio: a',
    '1 ficou na espera: c',
    '1 não podia: d',
  ])
  const unmarked = people.map((each) => ({ ...each, arrivedAt: null }))
  expect(titles({ participants: unmarked, status: 'played' })[0]).toBe('2 foram: a,b')
})
