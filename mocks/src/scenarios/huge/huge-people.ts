import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { UserRecord } from '@campo-livre/backend/store/records.ts'
import { PERSONA_PASSWORD } from '../../personas/personas.ts'
import { cities } from '../../seed/data/cities.ts'
import { instantOf } from '../../seed/instants.ts'
import { inventedMobile, inventedName } from '../../seed/people.ts'
import { between, randomOf } from '../../seed/random.ts'
import { shareOfCity } from './words.ts'

/** The number of athletes in a city, for each company of a hundred that it has. */
const PEOPLE_PER_SHARE = 50

/** Builds the athletes beside those of the normal set, by city. */
export function hugeCrowd(now: string): Map<string, UserRecord[]> {
  const random = randomOf('huge crowd')
  const today = toMinutes(now)
  let count = 0
  const person = (areaCode: string): UserRecord => {
    const number = String(++count).padStart(4, '0')
    return {
      id: `usr-muitos-${number}`,
      name: inventedName(random),
      email: `muitos${number}@exemplo.test`,
      phone: inventedMobile(random, areaCode),
      imagePath: null,
      emailVerifiedAt: instantOf(today - between(random, 40, 1000) * 1440),
      profile: { name: 'athlete' },
      password: PERSONA_PASSWORD,
      blocked: false,
    }
  }
  return new Map(
    Object.entries(cities).map(([key, { city, areaCode }]) => {
      const length = shareOfCity[key as keyof typeof cities] * PEOPLE_PER_SHARE
      return [city, Array.from({ length }, () => person(areaCode))]
    }),
  )
}
