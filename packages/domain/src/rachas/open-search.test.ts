import { describe, expect, it } from 'vitest'
import { fitsOpenSearch, loosenOpenSearch, openFirst, type OpenSearch, placesLeft } from './open-search.ts'
import type { OpenRacha } from './racha.ts'

/** A game on the evening of 27 November in Fortaleza, which is the 28th by the clock of Greenwich. */
function game(changes: Partial<OpenRacha> = {}): OpenRacha {
  return {
    id: 'game',
    sport: 'society',
    place: 'Campo 1, Arena',
    city: 'Fortaleza',
    timeZone: 'America/Fortaleza',
    start: '2026-11-28T01:00:00.000Z',
    end: '2026-11-28T02:00:00.000Z',
    pricePerHeadCents: 1_500,
    minAge: null,
    maxAge: null,
    maxPlayers: 14,
    opening: { to: 'anyone', skillFrom: 2, skillTo: 4 },
    freePlaces: 3,
    freeForGoalkeepers: 1,
    distanceKm: null,
    mySkill: null,
    ...changes,
  }
}

describe('the places of a game that are left (N5)', () => {
  it.each([
    ['anyone', undefined, 3],
    ['anyone', 'line', 3],
    ['anyone', 'goalkeeper', 1],
    ['goalkeeper', undefined, 1],
    ['goalkeeper', 'line', 0],
    ['line', undefined, 3],
    ['line', 'goalkeeper', 0],
  ] as const)('open to %s, looked for %s: %i', (to, position, left) => {
    expect(placesLeft(game({ opening: { to, skillFrom: 1, skillTo: 5 } }), position)).toBe(left)
  })

  it('are those of the position with more of them', () => {
    expect(placesLeft(game({ freePlaces: 0, freeForGoalkeepers: 2 }))).toBe(2)
  })
})

describe('the search among open games (N5)', () => {
  it.each<[OpenSearch, boolean]>([
    [{}, true],
    [{ city: 'fortaleza' }, true],
    [{ city: 'Recife' }, false],
    [{ day: '2026-11-27' }, true],
    [{ day: '2026-11-28' }, false],
    [{ sport: 'society' }, true],
    [{ sport: 'futsal' }, false],
    [{ skill: 1 }, false],
    [{ skill: 2 }, true],
    [{ skill: 4 }, true],
    [{ skill: 5 }, false],
    [{ mine: 'true' }, false],
    [{ near: '-3.7,-38.5', withinKm: 10 }, false],
    [{ position: 'goalkeeper' }, true],
    [{ places: 3 }, true],
    [{ places: 4 }, false],
    [{ places: 2, position: 'goalkeeper' }, false],
  ])('%j finds it: %s', (search, found) => {
    expect(fitsOpenSearch(game(), search)).toBe(found)
  })

  it('finds none that is full, and by a city none whose place is not known', () => {
    expect(fitsOpenSearch(game({ freePlaces: 0, freeForGoalkeepers: 0 }), {})).toBe(false)
    expect(fitsOpenSearch(game({ city: null }), { city: 'Fortaleza' })).toBe(false)
  })

  it('does not show places of goalkeepers to somebody who looks for the line', () => {
    expect(fitsOpenSearch(game({ freePlaces: 0 }), { position: 'line' })).toBe(false)
  })
})

describe('what to let go where nothing is found (N5)', () => {
  const all = [game(), game({ id: 'other', city: 'Recife', sport: 'futsal' })]

  it('are the filters that alone hide games, with how many', () => {
    expect(loosenOpenSearch(all, { city: 'Fortaleza', day: '2026-11-30' })).toEqual([
      { filter: 'day', total: 1 },
    ])
    expect(loosenOpenSearch(all, { skill: 5 })).toEqual([{ filter: 'skill', total: 2 }])
  })

  it('is nothing where more than one of them would have to go, and without filters', () => {
    expect(loosenOpenSearch(all, { city: 'Natal', skill: 5 })).toEqual([])
    expect(loosenOpenSearch(all, {})).toEqual([])
  })
})

describe('the order of open games (N5)', () => {
  const soon = game({ id: 'soon', city: 'Recife' })
  const later = game({ id: 'later', start: '2026-11-30T01:00:00.000Z' })
  const sorted = (city: string | null, ...games: OpenRacha[]) =>
    games.toSorted(openFirst(city)).map(({ id }) => id)

  it('begins with one’s own city, then the soonest', () => {
    expect(sorted('Fortaleza', soon, later)).toEqual(['later', 'soon'])
    expect(sorted(null, later, soon)).toEqual(['soon', 'later'])
  })

  it('begins with the nearest where distances are known, whatever the city', () => {
    const near = game({ ...soon, distanceKm: 1.2 })
    expect(sorted('Fortaleza', later, game({ ...later, id: 'far', distanceKm: 9 }), near)).toEqual([
      'soon',
      'far',
      'later',
    ])
  })
})
