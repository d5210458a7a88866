import { deletionSchema } from '@campo-livre/domain/users/deletion.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getDeletionCall = {
  method: 'GET',
  path: '/me/deletion',
  output: deletionSchema,
} as const satisfies DeclaredCall

export const getDeletionSpec = describeCall(getDeletionCall, () => ({
  who: 'signed-in',
  extension: true,
  summary: 'What is in the way of deleting the account, and what would be kept without a name.',
}))
