import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm } from '../places/distance.ts'
import { openAlertsChangeSchema } from './open-alerts-input.ts'
import type { OpenAlerts } from './open-alerts.ts'
import { openDistances } from './open-distance.ts'
import { toldPlace } from './open-places.ts'
import { onNoMap, reaches } from './reach.ts'
import { game, sample } from './testing/sample-racha.ts'
import { openPlaceNotice, wantsPlace } from './wants-place.ts'

const TODAY = '2026-11-16'
/** The arena, in Fortaleza. */
const at = { latitude: -3.73, longitude: -38.52, city: 'Fortaleza' }
/** So many kilometres north of it. */
const north = (km: number) => ({ latitude: at.latitude + km / 111.195, longitude: at.longitude })
const opening = { to: 'anyone', skillFrom: 2, skillTo: 4 } as const
const open = game({ opening, visibility: 'public', participants: [sample('ana')] })
type Reader = Parameters<typeof wantsPlace>[0]
const reader = (alerts: OpenAlerts | null, changes: Partial<Reader> = {}): Reader => ({
  id: 'rita',
  birthDate: '1994-07-12',
  blocked: false,
  city: 'fortaleza',
  sports: [{ sport: 'society', skill: 3 }],
  openAlerts: alerts,
  ...changes,
})
const inCity: OpenAlerts = { around: null, mine: true }
const told = (user: Reader, racha = open) => wantsPlace(user, racha, { at, today: TODAY })

describe('who is told of open places (N5)', () => {
  it.each<[string, Partial<Reader>, boolean]>([
    ['of the city and the level', {}, true],
    ['who was told yesterday', { openToldOn: '2026-11-15' }, true],
    ['who was told today', { openToldOn: TODAY }, false],
    ['of another city', { city: 'Recife' }, false],
    ['of no city', { city: null }, false],
    ['of another level', { sports: [{ sport: 'society', skill: 5 }] }, false],
    ['of another sport', { sports: [{ sport: 'futsal', skill: 3 }] }, false],
    ['who is blocked', { blocked: true }, false],
    ['who is 18 tomorrow', { birthDate: '2008-11-17' }, false],
    ['who is 18 today', { birthDate: '2008-11-16' }, true],
    ['who has not told their age', { birthDate: null }, false],
    ['who organises it', { id: 'olga' }, false],
    ['who is in it', { id: 'user-ana' }, false],
    ['who wants none', { openAlerts: null }, false],
    ['who takes any level', { openAlerts: { around: null, mine: false }, sports: [] }, true],
  ])('somebody %s: %o', (_who, changes, is) => {
    expect(told(reader(inCity, changes))).toBe(is)
  })

  it('is nobody whom its ages leave out, and nobody while it is closed', () => {
    expect(told(reader(inCity), { ...open, minAge: 40 })).toBe(false)
    expect(told(reader(inCity), { ...open, opening: null })).toBe(false)
  })

  it('is within both distances: that of the person and that of the opening', () => {
    const distance = fc.constantFrom(...openDistances)
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 40, noNaN: true }),
        distance,
        fc.option(distance, { nil: undefined }),
        (km, own, given) => {
          const place = north(km)
          const around = { ...place, withinKm: own }
          const racha = { ...open, opening: { ...opening, ...(given && { withinKm: given }) } }
          const far = distanceKm(place, at)
          expect(told(reader({ around, mine: true }, { city: null }), racha)).toBe(
            far <= own && (given === undefined || far <= given),
          )
        },
      ),
    )
  })

  it('is told nobody’s name, and that it can be looked at', () => {
    expect(openPlaceNotice('rita', open, at, 'any')).toMatchObject({
      userId: 'rita',
      kind: 'nearby',
      message: 'Abriu vaga perto de você: futebol society, sáb, 21/11 às 20h, em Fortaleza.',
      actionUrl: '/atleta/rachas',
    })
    expect(openPlaceNotice('rita', open, at, 'goal').message).toMatch(/^Abriu vaga no gol perto de você: /)
  })

  it('tells where they are to about a kilometre, and no place that is none', () => {
    const around = { latitude: -3.731_942, longitude: -38.526_713, withinKm: 5 }
    const read = (changes: object) =>
      openAlertsChangeSchema.safeParse({ alerts: { mine: true, around: { ...around, ...changes } } })
    expect(read({}).data?.alerts?.around).toEqual({ latitude: -3.73, longitude: -38.53, withinKm: 5 })
    expect(read({ latitude: 91 }).success).toBe(false)
    expect(read({ longitude: -181 }).success).toBe(false)
    expect(read({ withinKm: 7 }).success).toBe(false)
  })
})

describe('the free place of which others are told (N5)', () => {
  const now = '2026-11-16T12:00:00.000Z'
  const going = (id: string, goalkeeper = false) => sample(id, { status: 'confirmed', goalkeeper })
  const small = game({
    opening,
    visibility: 'public',
    maxPlayers: 3,
    goalkeeperPlaces: 1,
    regularsUntilHours: null,
    participants: [],
  })
  it.each<[string, Partial<typeof small>, 'any' | 'goal' | null]>([
    ['with nobody in it', {}, 'any'],
    ['whose line is full', { participants: [going('a'), going('b')] }, 'goal'],
    ['for goalkeepers', { opening: { ...opening, to: 'goalkeeper' } }, 'goal'],
    [
      'for the line, which is full',
      { opening: { ...opening, to: 'line' }, participants: [going('a'), going('b')] },
      null,
    ],
    ['that is full', { participants: [going('a'), going('b'), going('c', true)] }, null],
    ['that was called off', { cancelledAt: now }, null],
    ['that has begun', { start: now }, null],
    ['that is closed', { opening: null }, null],
  ])('of a game %s: %o', (_which, changes, place) => {
    expect(toldPlace({ ...small, ...changes }, now)).toBe(place)
  })
})

describe('an opening with a distance (N5)', () => {
  const racha = (distance: number | null, city: string | null = 'Fortaleza') => ({
    opening: { ...opening, withinKm: 10 as const },
    distanceKm: distance,
    city,
  })
  it.each([
    [10, 'Recife', true],
    [10.1, 'Fortaleza', false],
    [null, 'fortaleza', true],
    [null, 'Recife', false],
    [null, null, true],
  ])('reaches somebody %s km away who plays in %s: %s', (distance, city, is) => {
    expect(reaches(racha(distance), { city, alertKm: null })).toBe(is)
  })

  it('reaches who is told of it around a place that is near, wherever they look or play', () => {
    const alerted = { city: 'Recife', alertKm: 10 }
    expect(reaches(racha(null), alerted)).toBe(true)
    expect(reaches(racha(99), alerted)).toBe(true)
    expect(reaches(racha(null), { ...alerted, alertKm: 10.1 })).toBe(false)
  })

  it('has none once its game is on no map', () => {
    expect(onNoMap({ bookingId: 'reserva', opening: racha(null).opening })).toEqual({
      bookingId: null,
      opening,
    })
    expect(onNoMap({ bookingId: 'reserva', opening: null })).toEqual({ bookingId: null, opening: null })
  })

  it('reaches everybody where nobody knows its place, or it has no distance', () => {
    expect(reaches(racha(null, null), { city: 'Recife', alertKm: null })).toBe(true)
    expect(reaches({ ...racha(99), opening }, { city: 'Recife', alertKm: null })).toBe(true)
  })
})
