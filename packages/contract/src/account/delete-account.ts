import { deletionRequestSchema } from '@campo-livre/domain/users/account-changes.ts'
import { WRONG_PASSWORD } from './wrong-password.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const deleteAccountCall = {
  method: 'POST',
  path: '/me/deletion',
} as const satisfies DeclaredCall

export const deleteAccountSpec = describeCall(deleteAccountCall, () => ({
  who: 'signed-in',
  body: deletionRequestSchema,
  extension: true,
  summary: 'Deletes the account for good: bookings stay without the name, everything else goes.',
  refusals: {
    deletion_blocked: 'Something is in the way; the sentence says what.',
    wrong_password: 'The password is wrong (`password`).',
    too_many_attempts: WRONG_PASSWORD,
  },
}))
