import { describe, expect, it } from 'vitest'
import type { SeenCard } from './card.ts'
import { athleteSearchSchema, closedFor, fitsAthleteSearch } from './directory.ts'

const card: SeenCard = {
  name: 'Rafa',
  city: 'São Luís',
  positions: ['wing', 'forward'],
  foot: null,
  heightCm: null,
  skills: [
    { sport: 'society', skill: 4 },
    { sport: 'futsal', skill: 2 },
  ],
  figures: null,
  rating: null,
}
const nothing: SeenCard = { ...card, city: null, positions: null, skills: null }

describe('the directory of athletes (H11)', () => {
  it('is closed under 18, and while the age is not known', () => {
    expect(closedFor({ birthDate: '2008-11-20' }, '2026-11-20')).toBeNull()
    expect(closedFor({ birthDate: '2008-11-21' }, '2026-11-20')).toBe('under_age')
    expect(closedFor({ birthDate: null }, '2026-11-20')).toBe('age_unknown')
    expect(closedFor({}, '2026-11-20')).toBe('age_unknown')
  })

  it('finds by city, however it is written, by a position of several, and by all that is asked for', () => {
    expect(fitsAthleteSearch(card, { city: 'sao luis' })).toBe(true)
    expect(fitsAthleteSearch(card, { city: 'Fortaleza' })).toBe(false)
    expect(fitsAthleteSearch(card, { position: 'forward' })).toBe(true)
    expect(fitsAthleteSearch(card, { position: 'goalkeeper' })).toBe(false)
    expect(fitsAthleteSearch(card, { city: 'são luís', position: 'goalkeeper' })).toBe(false)
  })

  it('finds by a level in the sport that is asked for, or in any', () => {
    expect(fitsAthleteSearch(card, { sport: 'futsal' })).toBe(true)
    expect(fitsAthleteSearch(card, { sport: 'volleyball' })).toBe(false)
    expect(fitsAthleteSearch(card, { skill: 4 })).toBe(true)
    expect(fitsAthleteSearch(card, { skill: 5 })).toBe(false)
    expect(fitsAthleteSearch(card, { sport: 'society', skill: 4 })).toBe(true)
    expect(fitsAthleteSearch(card, { sport: 'futsal', skill: 4 })).toBe(false)
  })

  it('finds nobody by what they do not show', () => {
    expect(fitsAthleteSearch(nothing, {})).toBe(true)
    for (const search of [
      { city: 'São Luís' },
      { position: 'wing' },
      { sport: 'society' },
      { skill: 4 },
    ] as const)
      expect(fitsAthleteSearch(nothing, search)).toBe(false)
  })

  it('reads a search from an address: a city of some letters, a level from 1 to 5', () => {
    expect(athleteSearchSchema.parse({ city: ' Fortaleza ', skill: '4' })).toEqual({
      city: 'Fortaleza',
      skill: 4,
    })
    const isRead = (search: object) => athleteSearchSchema.safeParse(search).success
    expect([
      isRead({ city: ' ' }),
      isRead({ city: 'a'.repeat(80) }),
      isRead({ city: 'a'.repeat(81) }),
    ]).toEqual([false, true, false])
    expect([isRead({ skill: '0' }), isRead({ skill: '1' }), isRead({ skill: '6' })]).toEqual([
      false,
      true,
      false,
    ])
  })
})
