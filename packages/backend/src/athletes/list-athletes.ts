import { listAthletesSpec } from '@campo-livre/contract/athletes/list-athletes.ts'
import { cardFor } from '@campo-livre/domain/athletes/card.ts'
import {
  closedFor,
  fitsAthleteSearch,
  isListed,
  type ListedAthlete,
} from '@campo-livre/domain/athletes/directory.ts'
import { athleteCard } from '@campo-livre/domain/rachas/stats/group-stats.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { pageMeta, slicePage } from '../http/page.ts'
import { mapAll } from '../store/not-loaded.ts'

/** Lists the athletes who want to be found (H11), by name. Only adults whose age is known are among them, and find them. */
export const listAthletes = answer(listAthletesSpec, ({ db, now, user, query }) => {
  const { page, perPage, ...search } = query
  const today = localDay(HOME_ZONE, now)
  const closed = closedFor(user, today)
  const people = closed ? [] : db.users.by('listed', 'listed').filter((athlete) => isListed(athlete, today))
  const shown = people.flatMap((athlete) => {
    const card = cardFor(athlete, 'anyone', null)
    return card ? { athlete, card } : []
  })
  const found = shown
    .filter(({ card }) => fitsAthleteSearch(card, search))
    .toSorted((a, b) => compareNames(a.card.name, b.card.name) || a.athlete.id.localeCompare(b.athlete.id))
  const rows = mapAll(slicePage(found, { page, perPage }), ({ athlete, card }): ListedAthlete => {
    const stats = athleteCard(db.rachas.by('userId', athlete.id), now, athlete.id)
    return { ...(cardFor(athlete, 'anyone', stats) ?? card), handle: athlete.card?.handle ?? '' }
  })
  const cities = new Set(shown.flatMap(({ card }) => card.city ?? []))
  return ok(rows, {
    meta: {
      ...pageMeta(found.length, { page, perPage }),
      cities: [...cities].toSorted(compareNames),
      closed,
    },
  })
})
