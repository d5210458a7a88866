import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { preferencesSchema, sportsChangeSchema } from '@campo-livre/domain/users/account-changes.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { toAccount } from './to-account.ts'

/** H11. */
export const changeSports = call({
  method: 'PUT',
  path: '/me/sports',
  who: 'signed-in',
  summary: 'Replaces the sports that the person plays, and how well.',
  body: sportsChangeSchema,
  output: accountSchema,
  extension: true,
  handle: async ({ db, user, body: { sports } }) =>
    ok(toAccount(await db.users.update(user.id, { sports })), { message: 'Seus esportes foram salvos.' }),
})

/** H11. What is turned off is not raised any more; what came before stays. */
export const changePreferences = call({
  method: 'PUT',
  path: '/me/notification-preferences',
  who: 'signed-in',
  summary: 'Replaces the kinds of notices that are turned off.',
  body: preferencesSchema,
  output: accountSchema,
  extension: true,
  handle: async ({ db, user, body }) => {
    const muted = [...new Set(body.muted)]
    return ok(toAccount(await db.users.update(user.id, { muted })), {
      message: 'Seus avisos foram salvos.',
    })
  },
})
