import { changeSearchesSpec } from '@campo-livre/contract/account/change-searches.ts'
import {
  checkSearch,
  filtersOf,
  nextCheckAt,
  type SavedSearch,
  searchNotice,
} from '@campo-livre/domain/fields/list/saved-search.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { changeSearchesOf } from '@campo-livre/domain/users/operations.ts'
import { findFields } from '../fields/find-fields.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { earliest } from '../jobs/earliest.ts'
import type { Job } from '../jobs/job.ts'
import { sendNotices } from '../notifications/notify.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { UserRecord } from '../store/records.ts'
import { toAccount } from './to-account.ts'

/** Changes the searches that the athlete keeps (H1). */
export const changeSearches = answer(changeSearchesSpec, async ({ db, now, user, body }) => {
  const found = (search: SavedSearch) => foundBy(db, { now, user }, search)
  const { changes } = await applyOutcome(db, changeSearchesOf(user, body, { at: now, found }))
  return ok(toAccount(changes.users[0]), { message: 'Suas buscas foram salvas.' })
})

/** Returns the fields that a search finds for somebody at an instant. */
function foundBy(
  db: Database,
  { now, user }: { now: string; user: UserRecord },
  { question }: SavedSearch,
): string[] {
  const filters = filtersOf(question)
  if (filters === null) return []
  const { rows } = findFields({ db, now, user }, { filters, sort: 'relevance', point: null })
  return rows.map(({ field }) => field.id)
}

const searching = (db: Database): readonly UserRecord[] => db.users.by('searching', 'told')

/** Tells people of new fields, and of hours that are free again, in the searches that they keep (H1). */
export const tellSearches: Job = {
  name: 'tell-searches',
  patienceMinutes: 15,
  next: (db) => earliest(searching(db).flatMap(({ savedSearches = [] }) => savedSearches.map(nextCheckAt))),
  run: async (db, at) => {
    const today = localDay(HOME_ZONE, at)
    // All are looked at before anything is written: then an index of fields can still be asked.
    const looked = mapAll(searching(db), (user) => {
      const { savedSearches = [] } = user
      const checked = mapAll(savedSearches, (search) => {
        const due = nextCheckAt(search)
        if (due === null || due > at) return { search, news: 0 }
        return checkSearch(search, foundBy(db, { now: at, user }, search), { at, today })
      })
      return { user, checked }
    })
    for (const { user, checked } of looked) {
      await db.users.update(user.id, { savedSearches: checked.map(({ search }) => search) })
      const told = checked.filter(({ news }) => news > 0)
      await sendNotices(
        db,
        told.map(({ search, news }) => searchNotice(user.id, search, news)),
      )
    }
  },
}
