import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/zone.ts'
import { ageOn } from '../users/birth-date.ts'
import {
  ageRefusal,
  ageStatement,
  agesProblem,
  agesWords,
  fitsAges,
  forAges,
  opensFor,
  type RachaAges,
} from './ages.ts'
import { participantStatuses } from './racha-words.ts'
import { START } from './testing/sample-racha.ts'

/** Late in the evening of 20 November in Fortaleza, which is the 21st in UTC. */
const LATE = { start: '2026-11-21T01:00:00.000Z', timeZone: 'America/Fortaleza' }
const limit = fc.option(fc.integer({ min: 5, max: 99 }))
const ages = fc.record({ minAge: limit, maxAge: limit })
const birth = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2026-11-19', -days))
const none: RachaAges = { minAge: null, maxAge: null }

it('who fits has an age from the lowest to the highest on the day of the game, both in (N2)', () => {
  fc.assert(
    fc.property(ages, birth, ({ minAge, maxAge }, born) => {
      const age = ageOn(born, '2026-11-20')
      const fits = age >= (minAge ?? 0) && age <= (maxAge ?? 200)
      expect(fitsAges({ minAge, maxAge, ...LATE }, born)).toBe(fits)
      expect(opensFor({ minAge, maxAge, ...LATE }, born)).toBe(fits)
      const refusal = ageRefusal({ minAge, maxAge, ...LATE }, null, { birth: born })
      expect(refusal?.code).toBe(fits ? undefined : 'conflict')
    }),
  )
})

it('a game of all ages asks nobody, and who is in or waits stays whatever it was given since', () => {
  const said = fc.constantFrom(null, { stated: false }, { birth: '2020-01-01' }, { birth: '1930-01-01' })
  fc.assert(
    fc.property(ages, said, fc.constantFrom(null, ...participantStatuses), (given, how, status) => {
      expect(ageRefusal({ ...none, ...LATE }, status, how)).toBeNull()
      const stays = status === 'confirmed' || status === 'offered' || status === 'waiting'
      if (stays) expect(ageRefusal({ ...given, ...LATE }, status, how)).toBeNull()
      else if (agesWords(given) !== null && (how === null || 'stated' in how))
        expect(ageRefusal({ ...given, ...LATE }, status, how)?.code).toBe('age_needed')
    }),
  )
})

it.each([
  ['2008-11-20', true],
  ['2008-11-21', false],
])('the day is that of the place: born on %s is 18 on the evening of the 20th: %s', (born, fits) => {
  expect(fitsAges({ minAge: 18, maxAge: null, ...LATE }, born)).toBe(fits)
})

describe('the words of the ages of a game', () => {
  it.each([
    [18, null, 'maiores de 18', 'para maiores de 18', 'Tenho 18 anos ou mais no dia do jogo'],
    [40, null, '40 anos ou mais', 'para quem tem 40 anos ou mais', 'Tenho 40 anos ou mais no dia do jogo'],
    [null, 15, 'até 15 anos', 'para quem tem até 15 anos', 'Tenho até 15 anos no dia do jogo'],
    [15, 17, 'de 15 a 17 anos', 'para quem tem de 15 a 17 anos', 'Tenho de 15 a 17 anos no dia do jogo'],
    [18, 18, '18 anos', 'para quem tem 18 anos', 'Tenho 18 anos no dia do jogo'],
  ])('from %s to %s are "%s"', (minAge, maxAge, fact, whom, statement) => {
    const given = { minAge, maxAge }
    expect([agesWords(given), forAges(given), ageStatement(given)]).toEqual([fact, whom, statement])
  })

  it('are none where everybody plays', () => {
    expect([agesWords(none), ageStatement(none), agesProblem(none)]).toEqual([null, null, null])
    expect(agesProblem({ minAge: 16, maxAge: 15 })).toBe('A idade mínima não pode passar da máxima.')
    expect(agesProblem({ minAge: 15, maxAge: 15 })).toBeNull()
  })
})

it('open places are for some adult whose birth is not known, and for no adult in a game of the young', () => {
  const game = (minAge: number | null, maxAge: number | null) => ({
    minAge,
    maxAge,
    start: START,
    timeZone: LATE.timeZone,
  })
  expect(opensFor(game(40, null), null)).toBe(true)
  expect(opensFor(game(null, 18), null)).toBe(true)
  expect(opensFor(game(null, 17), null)).toBe(false)
})
