import { listOpenRachasSpec } from '@campo-livre/contract/rachas/list-open-rachas.ts'
import { freeIn } from '@campo-livre/domain/rachas/places.ts'
import type { OpenRacha } from '@campo-livre/domain/rachas/racha.ts'
import { rachaStatus } from '@campo-livre/domain/rachas/racha-status.ts'
import type { RachaRecord } from '../../db/records.ts'
import { answer } from '../../http/call.ts'
import { okPage } from '../../http/page.ts'
import { isInvolved } from './racha-rows.ts'

/** Lists the rachas of others with places that are open to players (N5), the soonest first. */
export const listOpenRachas = answer(listOpenRachasSpec, ({ db, now, user, query }) => {
  const open = db.rachas
    .where(({ visibility, start }) => visibility === 'public' && start > now)
    .filter((racha) => !isInvolved(racha, user) && rachaStatus(racha, now) === 'open')
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .flatMap(toOpenRacha)
    .filter(hasPlaces)
  return okPage(open, query, (racha) => racha)
})

function toOpenRacha(racha: RachaRecord): OpenRacha[] {
  const { id, sport, place, timeZone, start, end, pricePerHeadCents, maxPlayers, opening } = racha
  if (opening === null) return []
  const places = {
    freePlaces: opening.to === 'goalkeeper' ? 0 : freeIn(racha, 'line', 'day'),
    freeForGoalkeepers:
      opening.to === 'line' ? 0 : freeIn(racha, racha.goalkeeperPlaces > 0 ? 'goal' : 'line', 'day'),
  }
  return [{ id, sport, place, timeZone, start, end, pricePerHeadCents, maxPlayers, opening, ...places }]
}

const hasPlaces = ({ freePlaces, freeForGoalkeepers }: OpenRacha) => freePlaces + freeForGoalkeepers > 0
