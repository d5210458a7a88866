import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import { type Foot, type Position, type SeenBy } from '@campo-livre/domain/athletes/own-card.ts'
import type { Sport } from '@campo-livre/domain/fields/sports.ts'
import type { UserRecord } from '@campo-livre/backend/store/records.ts'
import { PERSONA_PASSWORD } from '../personas/personas.ts'
import { cities } from './data/cities.ts'
import { firstNames, lastNames } from './data/names.ts'
import { instantOf } from './instants.ts'
import { between, pick, type Random, randomOf } from './random.ts'

/** The number of invented athletes in each city, beside the personas. */
const CROWD_PER_CITY = 25

/**
 * Returns a mobile number such as `5585901234567`: no operator hands out numbers that begin with 90, so nobody is
 * called by a demo.
 */
export function inventedMobile(random: Random, areaCode: string): string {
  return `55${areaCode}90${String(between(random, 0, 9_999_999)).padStart(7, '0')}`
}

export function inventedName(random: Random): string {
  const last = pick(random, lastNames)
  const second = random() < 0.3 ? `${pick(random, lastNames)} ` : ''
  return `${pick(random, firstNames)} ${second === `${last} ` ? '' : second}${last}`
}

/** Returns a name as reviews are signed, such as `Rafael M.`. */
export function inventedAuthor(random: Random): string {
  return `${pick(random, firstNames)} ${pick(random, lastNames).charAt(0)}.`
}

/** Builds the invented athletes of each city, who fill its calendars. */
export function crowdByCity(now: string): Map<string, UserRecord[]> {
  const random = randomOf('crowd')
  const byCity = new Map<string, UserRecord[]>()
  let count = 0
  for (const { city, areaCode } of Object.values(cities)) {
    const people: UserRecord[] = []
    for (let index = 0; index < CROWD_PER_CITY; index++)
      people.push(withCard(athlete(random, ++count, areaCode, now), { city, index }))
    byCity.set(city, people)
  }
  return byCity
}

function athlete(random: Random, count: number, areaCode: string, now: string): UserRecord {
  const number = String(count).padStart(3, '0')
  return {
    id: `usr-${number}`,
    name: inventedName(random),
    email: `jogador${number}@exemplo.test`,
    phone: inventedMobile(random, areaCode),
    imagePath: null,
    emailVerifiedAt: instantOf(toMinutes(now) - between(random, 40, 1000) * 1440),
    profile: { name: 'athlete' },
    password: PERSONA_PASSWORD,
    blocked: false,
  }
}

/** Every fourth athlete of a city has a card, which most of them show to everybody. */
const CARD_EVERY = 4
const plays: readonly (readonly [Sport, readonly Position[]])[] = [
  ['society', ['goalkeeper']],
  ['futsal', ['defender', 'wing']],
  ['football', ['midfielder']],
  ['beach-tennis', []],
  ['society', ['forward', 'wing']],
]
const feetOf: readonly (Foot | null)[] = ['right', 'right', 'left', 'both', null]

/** Returns an athlete of the crowd with what they say of themselves; the others are as they were. */
function withCard(user: UserRecord, { city, index }: { city: string; index: number }): UserRecord {
  if (index % CARD_EVERY !== 0) return user
  const random = randomOf(`card ${user.id}`)
  const [sport, positions] = pick(random, plays)
  const seen = (other: SeenBy): SeenBy => (random() < 0.75 ? 'public' : other)
  return {
    ...user,
    city,
    birthDate: `${between(random, 1975, 2004)}-0${between(random, 1, 9)}-1${between(random, 0, 9)}`,
    sports: [{ sport, skill: between(random, 1, 5) }],
    card: {
      name: null,
      positions: [...positions],
      foot: pick(random, feetOf),
      heightCm: between(random, 155, 195),
      seenBy: {
        positions: 'public',
        foot: seen('me'),
        height: seen('me'),
        skills: seen('rachas'),
        stats: seen('rachas'),
        rating: seen('rachas'),
      },
      listed: index !== 0,
      handle: `carta${user.id.replace('usr-', '')}7k2q`,
    },
  }
}
