import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AthleteCard } from '../rachas/stats/group-stats.ts'
import { ageOn } from '../users/birth-date.ts'
import { cardFor, cardReaders, type CardPerson, isCardOpen, usualCardName } from './card.ts'
import { fitsAthleteSearch, isListed } from './directory.ts'
import { cardParts, feet, type OwnCard, positions, type SeenBy } from './own-card.ts'

const TODAY = '2026-11-20'
const seenBy = fc.constantFrom<SeenBy>('public', 'rachas', 'me')
const card: fc.Arbitrary<OwnCard> = fc.record({
  name: fc.constantFrom(null, 'Rafa'),
  positions: fc.uniqueArray(fc.constantFrom(...positions), { minLength: 1, maxLength: 3 }),
  foot: fc.constantFrom(...feet),
  heightCm: fc.integer({ min: 100, max: 230 }),
  seenBy: fc.record({
    positions: seenBy,
    foot: seenBy,
    height: seenBy,
    skills: seenBy,
    stats: seenBy,
    rating: seenBy,
  }),
  listed: fc.boolean(),
  handle: fc.constantFrom(null, 'abc234'),
})
const person: fc.Arbitrary<CardPerson> = fc.record({
  name: fc.constant('Rafael Monteiro'),
  city: fc.constantFrom(null, 'Fortaleza'),
  sports: fc.constant([{ sport: 'society' as const, skill: 4 }]),
  birthDate: fc.constantFrom(null, '1994-07-12', '2008-11-20', '2008-11-21', '2011-02-03'),
  emailVerifiedAt: fc.constantFrom(null, '2026-01-01T00:00:00.000Z'),
  blocked: fc.boolean(),
  card: fc.option(card, { nil: undefined }),
})
const stats: AthleteCard = {
  rating: { tenths: 43, votes: 9 },
  sports: [
    {
      sport: 'futsal',
      listed: 9,
      came: 7,
      noShows: 2,
      attendancePercent: 78,
      streak: 3,
      longestStreak: 4,
      matches: 20,
      wins: 11,
      draws: 3,
      losses: 6,
      winStreak: 2,
      longestWinStreak: 4,
      goals: 8,
      ownGoals: 1,
      assists: 5,
    },
  ],
}

/** The value of each part in an answer. */
const shown = {
  positions: 'positions',
  foot: 'foot',
  height: 'heightCm',
  skills: 'skills',
  stats: 'figures',
  rating: 'rating',
} as const

describe('the card of an athlete (H11)', () => {
  it('shows each reader the parts that are for them, and no other', () => {
    fc.assert(
      fc.property(person, fc.constantFrom(...cardReaders), (athlete, reader) => {
        const seen = cardFor(athlete, reader, stats)
        const open = cardParts.filter((part) => {
          const who = athlete.card?.seenBy[part]
          return who === 'public' || (who === 'rachas' && reader === 'rachas')
        })
        expect(seen === null).toBe(open.length === 0)
        if (seen === null) return
        expect(cardParts.filter((part) => seen[shown[part]] !== null)).toEqual(open)
        expect(JSON.stringify(seen)).not.toMatch(/Monteiro|birth|noShows|streak|handle|@/)
        expect(seen.city).toBe(athlete.card?.listed ? athlete.city : null)
      }),
    )
  })

  it('is open for nobody under 18, blocked, without a confirmed e-mail or an address', () => {
    fc.assert(
      fc.property(person, (athlete) => {
        const { birthDate, blocked, emailVerifiedAt } = athlete
        const age = birthDate ? ageOn(birthDate, TODAY) : null
        const may = !blocked && emailVerifiedAt !== null && (age === null || age >= 18)
        expect(isCardOpen(athlete, TODAY)).toBe(may && Boolean(athlete.card?.handle))
        expect(isListed(athlete, TODAY)).toBe(
          may && age !== null && Boolean(athlete.card?.handle && athlete.card.listed),
        )
      }),
    )
  })

  it('is found by what everybody sees alone', () => {
    fc.assert(
      fc.property(person, (athlete) => {
        const seen = cardFor(athlete, 'anyone', null)
        if (!seen) return
        const { seenBy: who, positions: plays, listed } = athlete.card ?? {}
        const [first] = plays ?? []
        expect(fitsAthleteSearch(seen, { position: first })).toBe(who?.positions === 'public')
        expect(fitsAthleteSearch(seen, { sport: 'society', skill: 4 })).toBe(who?.skills === 'public')
        expect(fitsAthleteSearch(seen, { city: 'fortaleza' })).toBe(Boolean(listed && athlete.city))
        expect(fitsAthleteSearch(seen, {})).toBe(true)
      }),
    )
  })

  it.each([
    ['Rafael Monteiro', 'Rafael M.'],
    ['  Ana  de  souza ', 'Ana S.'],
    ['Zico', 'Zico'],
  ])('is called by the first name and an initial: %s', (name, called) => {
    expect(usualCardName(name)).toBe(called)
  })
})
