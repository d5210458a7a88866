import { isKnownAdult } from '../athletes/card.ts'
import { sportLabels } from '../fields/sports.ts'
import type { Notice } from '../notifications/notice.ts'
import type { Point } from '../places/asked-point.ts'
import { distanceKm } from '../places/distance.ts'
import type { StoredUser } from '../users/stored-user.ts'
import { opensFor } from './ages.ts'
import { gameTime } from './racha-notices.ts'
import type { ToldPlace } from './open-places.ts'
import type { Racha } from './racha.ts'
import { isSameCity } from './reach.ts'

/** A place on the map with its city. */
export type Ground = Point & { city: string }

/** Returns whether somebody is told that a game has been opened, which is played at `at`: once a day at most. */
export function wantsPlace(
  user: Pick<StoredUser, 'id' | 'birthDate' | 'blocked' | 'city' | 'sports' | 'openAlerts' | 'openToldOn'>,
  racha: Pick<
    Racha,
    'sport' | 'opening' | 'minAge' | 'maxAge' | 'start' | 'timeZone' | 'organizerId' | 'participants'
  >,
  { at, today }: { at: Ground; today: string },
): boolean {
  const { openAlerts: alerts, birthDate = null, city = null, sports = [] } = user
  const { opening, organizerId, participants } = racha
  if (!alerts || opening === null || user.openToldOn === today || user.blocked) return false
  if (!isKnownAdult(user, today)) return false
  if (organizerId === user.id || participants.some(({ userId }) => userId === user.id)) return false
  if (!opensFor(racha, birthDate)) return false
  const level = sports.find(({ sport }) => sport === racha.sport)?.skill
  if (alerts.mine && (level === undefined || level < opening.skillFrom || level > opening.skillTo))
    return false
  if (alerts.around === null) return isSameCity(city, at.city)
  const { withinKm } = alerts.around
  return distanceKm(alerts.around, at) <= Math.min(withinKm, opening.withinKm ?? withinKm)
}

/** Returns the notice of a game that has been opened, with nobody's name. */
export function openPlaceNotice(
  userId: string,
  racha: Pick<Racha, 'sport' | 'start' | 'timeZone'>,
  { city }: Ground,
  place: ToldPlace,
): Notice {
  return {
    userId,
    kind: 'nearby',
    type: 'message',
    message: `Abriu vaga ${place === 'goal' ? 'no gol ' : ''}perto de você: ${sportLabels[racha.sport].toLowerCase()}, ${gameTime(racha)}, em ${city}.`,
    actionText: 'Ver as vagas',
    actionUrl: '/atleta/rachas',
  }
}
