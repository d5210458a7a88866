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

/** Chooses what the bell and what mails tell of (H11). Existing notices stay; those that wait for a mail go as they were to. */
export const changePreferences = answer(changePreferencesSpec, async ({ db, user, body }) => {
  const { mails } = body
  const muted = [...new Set(body.muted)]
  const noticeMails = mails && { ...mails, mailed: [...new Set(mails.mailed)] }
  const chosen = { muted, ...(noticeMails && { noticeMails }) }
  return ok(toAccount(await db.users.update(user.id, chosen)), {
    message: 'Seus avisos foram salvos.',
  })
})
