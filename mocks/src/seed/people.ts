import { toMinutes } from '@campo-livre/domain/time/zone.ts'
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
    for (let index = 0; index < CROWD_PER_CITY; index++) people.push(athlete(random, ++count, areaCode, now))
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
