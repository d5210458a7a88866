import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { pictureSchema } from '@campo-livre/domain/users/account-changes.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { toAccount } from './to-account.ts'

/** H11. A real server would keep a file and answer its address; here the address holds the picture. */
export const changePhoto = call({
  method: 'PUT',
  path: '/me/photo',
  who: 'signed-in',
  summary: 'Replaces the photo of the person.',
  body: pictureSchema,
  output: accountSchema,
  extension: true,
  handle: async ({ db, user, body: { image } }) =>
    ok(toAccount(await db.users.update(user.id, { imagePath: image })), { message: 'Sua foto foi salva.' }),
})

export const removePhoto = call({
  method: 'DELETE',
  path: '/me/photo',
  who: 'signed-in',
  summary: 'Takes the photo of the person away.',
  output: accountSchema,
  extension: true,
  handle: async ({ db, user }) =>
    ok(toAccount(await db.users.update(user.id, { imagePath: null })), { message: 'Sua foto foi removida.' }),
})
