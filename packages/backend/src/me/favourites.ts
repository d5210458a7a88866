import { changeFavouritesSpec } from '@campo-livre/contract/account/change-favourites.ts'
import { listFavouritesSpec } from '@campo-livre/contract/account/list-favourites.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { changeFavouritesOf } from '@campo-livre/domain/users/operations.ts'
import type { Database } from '../store/database.ts'
import { mapAll, readAhead } from '../store/not-loaded.ts'
import type { UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { NO_TIME_FILTER } from '../fields/next-free.ts'
import { publicField } from '../fields/public-fields.ts'
import { toFieldCard } from '../fields/to-field.ts'

/** Returns the athlete's favourite fields as cards (H1). */
export const listFavourites = answer(listFavouritesSpec, ({ db, now, user }) => ok(cardsOf(db, now, user)))

/** Changes the athlete's favourites; fields that nobody can find are not added. */
export const changeFavourites = answer(changeFavouritesSpec, async ({ db, now, user, body }) => {
  const found = (id: string) => publicField(db, id) !== undefined
  readAhead(body.add.map((id) => () => found(id)))
  const { changes } = await applyOutcome(db, changeFavouritesOf(user, body, found))
  return ok(cardsOf(db, now, changes.users[0]), { message: 'Favoritos atualizados.' })
})

function cardsOf(db: Database, now: string, user: UserRecord): FieldCard[] {
  const found = mapAll(user.favourites ?? [], (id) => publicField(db, id) ?? []).flat()
  return mapAll(found, (at) => toFieldCard({ db, now, user, ...at }, NO_TIME_FILTER))
}
