import { listOpenRachasSpec } from '@campo-livre/contract/rachas/list-open-rachas.ts'
import { askedPoint, type Point } from '@campo-livre/domain/places/asked-point.ts'
import { opensFor } from '@campo-livre/domain/rachas/ages.ts'
import { reaches } from '@campo-livre/domain/rachas/reach.ts'
import {
  fitsOpenSearch,
  loosenOpenSearch,
  openFirst,
  refuseDistance,
} from '@campo-livre/domain/rachas/open-search.ts'
import { freeOpenPlaces } from '@campo-livre/domain/rachas/open-places.ts'
import type { OpenRacha } from '@campo-livre/domain/rachas/racha.ts'
import { rachaStatus } from '@campo-livre/domain/rachas/racha-status.ts'
import { monthsFrom } from '../store/rows-on.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord, UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { pageMeta, slicePage } from '../http/page.ts'
import { requireDone, requireNoRefusal } from '../store/apply-outcome.ts'
import { byStart } from '../bookings/by-start.ts'
import { distanceKm, roundedKm } from '@campo-livre/domain/places/distance.ts'
import { isMinor } from './is-minor.ts'
import { isInvolved } from '../ownership/whose.ts'

/** The months ahead in which open rachas are looked for. */
const MONTHS_AHEAD = 36

/** Lists the rachas of others with places that are open to players (N5): of their city, the soonest, or the nearest, first. */
export const listOpenRachas = answer(listOpenRachasSpec, ({ db, now, user, query }) => {
  const { near, page, perPage, ...search } = query
  requireNoRefusal(refuseDistance(query))
  const { point } = requireDone(askedPoint(near))
  const all = isMinor(user, now)
    ? []
    : mapAll(monthsFrom(now, 0, MONTHS_AHEAD), (month) => db.rachas.by('openMonth', month))
        .flat()
        .filter(({ start }) => start > now)
        .filter((racha) => !isInvolved(racha, user) && rachaStatus(racha, now) === 'open')
        .filter((racha) => opensFor(racha, user.birthDate ?? null))
        .filter(({ organizerId }) => !isMinor(db.users.find(organizerId) ?? {}, now))
        .flatMap((racha) => toOpenRacha(db, racha, { near: point, user }))
  const city = user.city ?? lastCity(db, user)
  const found = all.filter((racha) => fitsOpenSearch(racha, search)).toSorted(openFirst(city))
  return ok(slicePage(found, { page, perPage }), {
    meta: {
      ...pageMeta(found.length, { page, perPage }),
      city,
      chosen: (user.city ?? null) !== null,
      hasLevel: (user.sports ?? []).length > 0,
      loosen: found.length > 0 ? [] : loosenOpenSearch(all, search),
    },
  })
})

/** Returns the city of the arena of somebody's last booking; null for nobody who has played. */
function lastCity(db: Database, user: UserRecord): string | null {
  const [last] = byStart(db.bookings.by('athleteId', user.id), -1)
  return (last && db.companies.find(last.companyId)?.address.city) ?? null
}

function toOpenRacha(
  db: Database,
  racha: RachaRecord,
  { near, user }: { near: Point | null; user: UserRecord },
): OpenRacha[] {
  const { id, sport, place, timeZone, start, end, pricePerHeadCents, maxPlayers, opening } = racha
  const { minAge, maxAge } = racha
  if (opening === null) return []
  const address = addressOf(db, racha)
  const at = near && address
  const distance = near && at ? roundedKm(near, at) : null
  const around = user.openAlerts?.around
  const alertKm = around && address ? distanceKm(around, address) : null
  const seen = { opening, distanceKm: distance, city: address?.city ?? null }
  if (!reaches(seen, { city: user.city ?? null, alertKm })) return []
  return [
    {
      id,
      sport,
      place,
      timeZone,
      start,
      end,
      pricePerHeadCents,
      maxPlayers,
      minAge,
      maxAge,
      city: address?.city ?? null,
      opening,
      ...freeOpenPlaces(racha, opening),
      distanceKm: distance,
      mySkill: user.sports?.find((each) => each.sport === sport)?.skill ?? null,
    },
  ]
}

/** Returns the address of the arena of a game in a booking; null for a game at any other place. */
function addressOf(db: Database, { bookingId }: RachaRecord) {
  const booking = bookingId === null ? undefined : db.bookings.find(bookingId)
  return (booking && db.companies.find(booking.companyId)?.address) ?? null
}
