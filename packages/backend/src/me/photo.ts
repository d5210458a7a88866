import { changePhotoSpec } from '@campo-livre/contract/account/change-photo.ts'
import { removePhotoSpec } from '@campo-livre/contract/account/remove-photo.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { keepFile } from '../http/keep-file.ts'
import { toAccount } from './to-account.ts'

/** Changes the user's photo (H11). */
export const changePhoto = answer(changePhotoSpec, async ({ db, files, user, body: { image } }) => {
  const imagePath = await keepFile(files, image, { kind: 'small', field: 'image' })
  return ok(toAccount(await db.users.update(user.id, { imagePath })), { message: 'Sua foto foi salva.' })
})

export const removePhoto = answer(removePhotoSpec, async ({ db, user }) =>
  ok(toAccount(await db.users.update(user.id, { imagePath: null })), { message: 'Sua foto foi removida.' }),
)
