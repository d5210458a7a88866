import { expect, it } from 'vitest'
import { rachaFormProblems, rachaFormSchema, toRachaFacts, toRachaForm } from './racha-form.ts'
import { facts, MONDAY } from './testing/sample-racha.ts'

const form = toRachaForm(facts)
const problems = (changes: object) =>
  rachaFormProblems({ ...form, ...changes }, { timeZone: facts.timeZone, now: MONDAY })

it('the form of a game says the same as its facts', () => {
  expect(toRachaFacts(rachaFormSchema.parse(form), facts.timeZone, undefined)).toEqual(facts)
  const ruled = { ...facts, regularsUntilHours: 24, freeOutHours: 12, quorum: 3 }
  expect(toRachaFacts(toRachaForm(ruled), facts.timeZone, undefined)).toEqual(ruled)
})

it.each([
  [{ place: '', day: null, startMinute: undefined }, ['place', 'day', 'startMinute']],
  [{ day: '2026-11-15' }, ['day']],
  [{ goalkeeperPlaces: 4 }, ['goalkeeperPlaces']],
  [{ quorum: 3 }, ['quorum']],
  [{ bookingId: 'bkg', place: '', day: null, startMinute: undefined }, []],
])('what is missing or does not fit stands at its field: %j', (changes, fields) => {
  expect(Object.keys(problems(changes))).toEqual(fields)
})
