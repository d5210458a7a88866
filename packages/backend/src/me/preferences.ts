import { changeCitySpec } from '@campo-livre/contract/account/change-city.ts'
import { changeSportsSpec } from '@campo-livre/contract/account/change-sports.ts'
import { changePreferencesSpec } from '@campo-livre/contract/account/change-preferences.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toAccount } from './to-account.ts'

/** Changes the user's sports (H11). */
export const changeSports = answer(changeSportsSpec, async ({ db, user, body: { sports } }) =>
  ok(toAccount(await db.users.update(user.id, { sports })), { message: 'Seus esportes foram salvos.' }),
)

/** Keeps the city in which the athlete plays (N5). */
export const changeCity = answer(changeCitySpec, async ({ db, user, body: { city } }) =>
  ok(toAccount(await db.users.update(user.id, { city })), { message: 'Sua cidade foi salva.' }),
)

/** Mutes kinds of notifications (H11). Existing ones stay. */
export const changePreferences = answer(changePreferencesSpec, async ({ db, user, body }) => {
  const muted = [...new Set(body.muted)]
  return ok(toAccount(await db.users.update(user.id, { muted })), {
    message: 'Seus avisos foram salvos.',
  })
})
