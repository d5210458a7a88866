import { expect, it } from 'vitest'
import { sample } from '../rachas/testing/sample-racha.ts'
import type { Participant } from '../rachas/racha.ts'
import { proposeSplit } from './propose.ts'

const organizer = { id: 'user-olga', name: 'Olga Reis' }
const field = { source: { kind: 'booking' as const, id: 'b' }, name: 'Campo 1', cents: 20_000 }
const propose = (participants: Participant[], pricePerHeadCents = 0) =>
  proposeSplit({ organizer, sources: [field], racha: { pricePerHeadCents, participants } })
const going = (id: string, changes: Partial<Participant> = {}) =>
  sample(id, { status: 'confirmed', kind: 'regular', ...changes })

it('proposes the field among the organiser and who goes, the goalkeeper exempt (N1)', () => {
  const { items, people } = propose([
    going('olga'),
    going('rui'),
    going('gil', { goalkeeper: true }),
    sample('bia', { status: 'waiting' }),
  ])
  expect(items).toMatchObject([{ kind: 'field', cents: 20_000, source: { kind: 'booking', id: 'b' } }])
  expect(people.map(({ name, exempt }) => [name, exempt])).toEqual([
    ['Olga Reis', false],
    ['rui', false],
    ['gil', true],
  ])
})

it('takes the price a head from day players, and the rest from regulars', () => {
  const { people } = propose([going('rui'), going('ana', { kind: 'day' })], 2500)
  expect(people.map(({ part }) => part)).toEqual([
    { as: 'rest' },
    { as: 'rest' },
    { as: 'amount', cents: 2500 },
  ])
})

it('proposes a tab as a tab', () => {
  const tab = { source: { kind: 'tab' as const, id: 't' }, name: 'Comanda', cents: 900 }
  const { items } = proposeSplit({
    organizer,
    sources: [field, tab],
    racha: { pricePerHeadCents: 0, participants: [] },
  })
  expect(items.map(({ id, kind }) => [id, kind])).toEqual([
    ['booking-b', 'field'],
    ['tab-t', 'tab'],
  ])
})

it.each([
  ['there is no price a head', [going('rui'), going('ana', { kind: 'day' })], 0],
  ['nobody is a regular', [going('ana', { kind: 'day' })], 2500],
  ['the day players would pay more than there is', [going('rui'), going('ana', { kind: 'day' })], 30_000],
])('divides equally where %s', (_why, participants, price) => {
  expect(propose(participants, price).people.every(({ part }) => part.as === 'rest')).toBe(true)
})

it('proposes at most 40 people', () => {
  expect(propose(Array.from({ length: 60 }, (_, index) => going(`p${index}`))).people).toHaveLength(40)
})
