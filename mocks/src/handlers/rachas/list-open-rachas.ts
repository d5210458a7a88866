import { listOpenRachasSpec } from '@campo-livre/contract/rachas/list-open-rachas.ts'
import type { OpenSearch } from '@campo-livre/domain/rachas/open-search.ts'
import { freeIn } from '@campo-livre/domain/rachas/places.ts'
import type { OpenRacha } from '@campo-livre/domain/rachas/racha.ts'
import { rachaStatus } from '@campo-livre/domain/rachas/racha-status.ts'
import type { Database } from '../../db/database.ts'
import type { RachaRecord } from '../../db/records.ts'
import { answer } from '../../http/call.ts'
import { okPage } from '../../http/page.ts'
import { invalid } from '../../http/refused.ts'
import { distanceKm, type Point, readPoint } from '../fields/distance.ts'
import { isMinor } from './is-minor.ts'
import { isInvolved } from './racha-rows.ts'

/** Lists the rachas of others with places that are open to players (N5): the soonest, or the nearest, first. */
export const listOpenRachas = answer(listOpenRachasSpec, ({ db, now, user, query }) => {
  const { near, ...search } = query
  const point = near === undefined ? null : readPoint(near)
  if (near !== undefined && !point) throw invalid('near', 'Esse lugar não existe no mapa.')
  const open = isMinor(user, now)
    ? []
    : db.rachas
        .where(({ visibility, start }) => visibility === 'public' && start > now)
        .filter((racha) => !isInvolved(racha, user) && rachaStatus(racha, now) === 'open')
        .filter(({ organizerId }) => !isMinor(db.users.find(organizerId) ?? {}, now))
        .toSorted((a, b) => (a.start < b.start ? -1 : 1))
        .flatMap((racha) => toOpenRacha(db, racha, point))
        .filter((racha) => hasPlaces(racha, search))
  const from = ({ distanceKm: km }: OpenRacha) => km ?? Number.MAX_VALUE
  return okPage(
    open.toSorted((a, b) => from(a) - from(b)),
    query,
    (racha) => racha,
  )
})

function toOpenRacha(db: Database, racha: RachaRecord, near: Point | null): OpenRacha[] {
  const { id, sport, place, timeZone, start, end, pricePerHeadCents, maxPlayers, opening } = racha
  if (opening === null) return []
  const places = {
    freePlaces: opening.to === 'goalkeeper' ? 0 : freeIn(racha, 'line', 'day'),
    freeForGoalkeepers:
      opening.to === 'line' ? 0 : freeIn(racha, racha.goalkeeperPlaces > 0 ? 'goal' : 'line', 'day'),
  }
  const at = near && pointOf(db, racha)
  const distance = near && at ? Math.round(distanceKm(near, at) * 10) / 10 : null
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
      opening,
      ...places,
      distanceKm: distance,
    },
  ]
}

/** Returns the place of a game in a booking; one for any place has none on the map. */
function pointOf(db: Database, { bookingId }: RachaRecord): Point | null {
  const booking = bookingId === null ? undefined : db.bookings.find(bookingId)
  return (booking && db.companies.find(booking.companyId)?.address) ?? null
}

function hasPlaces(
  { opening, freePlaces, freeForGoalkeepers }: OpenRacha,
  { position, skill }: Omit<OpenSearch, 'near'>,
): boolean {
  const fits = skill === undefined || (skill >= opening.skillFrom && skill <= opening.skillTo)
  const line = position === 'goalkeeper' ? 0 : freePlaces
  const goal = position === 'line' ? 0 : freeForGoalkeepers
  return fits && line + goal > 0
}
