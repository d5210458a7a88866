import { expect, it } from 'vitest'
import { newRachaForm, rachaFormProblems, rachaFormSchema, toRachaFacts, toRachaForm } from './racha-form.ts'
import { facts, MONDAY } from './testing/sample-racha.ts'

const form = toRachaForm(facts)
const problems = (changes: object) =>
  rachaFormProblems({ ...form, ...changes }, { timeZone: facts.timeZone, now: MONDAY })

it('the form of a game says the same as its facts', () => {
  expect(toRachaFacts(rachaFormSchema.parse(form), facts.timeZone, undefined)).toEqual(facts)
  const ruled = { ...facts, regularsUntilHours: 24, freeOutHours: 12, quorum: 3, minAge: 15, maxAge: 17 }
  expect(toRachaFacts(toRachaForm(ruled), facts.timeZone, undefined)).toEqual(ruled)
})

it.each([
  [{ place: '', day: null, startMinute: undefined }, ['place', 'day', 'startMinute']],
  [{ day: '2026-11-15' }, ['day']],
  [{ goalkeeperPlaces: 4 }, ['goalkeeperPlaces']],
  [{ minAge: 18, maxAge: 15 }, ['maxAge']],
  [{ quorum: 3 }, ['regularsUntilHours']],
  [{ quorum: 99, regularsUntilHours: 2 }, ['quorum']],
  [{ bookingId: 'bkg', place: '', day: null, startMinute: undefined }, []],
])('what is missing or does not fit stands at its field: %j', (changes, fields) => {
  expect(Object.keys(problems(changes))).toEqual(fields)
})

it.each([
  [['football'], 22, '2026-11-20T22:00:00.000Z', { maxPlayers: 22, goalkeeperPlaces: 2, freeOutHours: 24 }],
  [
    ['padel', 'tennis'],
    4,
    '2026-11-16T22:00:00.000Z',
    { maxPlayers: 4, goalkeeperPlaces: 0, freeOutHours: 6 },
  ],
  [['society'], 14, '2026-11-16T13:30:00.000Z', { maxPlayers: 14, goalkeeperPlaces: 2, freeOutHours: 0 }],
] as const)(
  'a new game begins with what fits its booking: %j for %i at %s',
  (own, players, start, begins) => {
    const booking = { id: 'bkg', start, priceCents: 0, field: { sports: own, players } }
    expect(newRachaForm(booking, '2026-11-16T12:00:00.000Z')).toMatchObject({ bookingId: 'bkg', ...begins })
  },
)

it('a new game elsewhere begins with the places of society and a day to withdraw in', () => {
  expect(newRachaForm(null, MONDAY)).toMatchObject({ maxPlayers: 14, goalkeeperPlaces: 2, freeOutHours: 24 })
})

it('a new game proposes the price of its booking in whole reais, divided among those who play (H7)', () => {
  const field = { sports: ['society'] as const, players: 14 }
  const booking = { id: 'bkg', start: MONDAY, priceCents: 37_000, field }
  expect(newRachaForm(booking, MONDAY).pricePerHeadCents).toBe(2_700)
  expect(newRachaForm(null, MONDAY).pricePerHeadCents).toBe(0)
})
