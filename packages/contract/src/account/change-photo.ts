import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { pictureSchema } from '@campo-livre/domain/users/account-changes.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changePhotoCall = {
  method: 'PUT',
  path: '/me/photo',
  output: accountSchema,
} as const satisfies DeclaredCall

export const changePhotoSpec = describeCall(changePhotoCall, () => ({
  who: 'signed-in',
  body: pictureSchema,
  extension: true,
  summary: 'Replaces the photo of the person.',
}))
