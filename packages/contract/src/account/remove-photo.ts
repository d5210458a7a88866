import { accountSchema } from '@campo-livre/domain/users/account.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const removePhotoCall = {
  method: 'DELETE',
  path: '/me/photo',
  output: accountSchema,
} as const satisfies DeclaredCall

export const removePhotoSpec = describeCall(removePhotoCall, () => ({
  who: 'signed-in',
  extension: true,
  summary: 'Takes the photo of the person away.',
}))
