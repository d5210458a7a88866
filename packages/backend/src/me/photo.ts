import { changePhotoSpec } from '@campo-livre/contract/account/change-photo.ts'
import { removePhotoSpec } from '@campo-livre/contract/account/remove-photo.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toAccount } from './to-account.ts'

/**
 * Changes the user's photo (H11). A real server would store a file and return its address; here the address holds the
 * picture.
 */
export const changePhoto = answer(changePhotoSpec, async ({ db, user, body: { image } }) =>
  ok(toAccount(await db.users.update(user.id, { imagePath: image })), { message: 'Sua foto foi salva.' }),
)

export const removePhoto = answer(removePhotoSpec, async ({ db, user }) =>
  ok(toAccount(await db.users.update(user.id, { imagePath: null })), { message: 'Sua foto foi removida.' }),
)
