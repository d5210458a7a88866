import { passwordChangeSchema } from '@campo-livre/domain/users/account-changes.ts'
import { WRONG_PASSWORD } from './wrong-password.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changePasswordCall = {
  method: 'POST',
  path: '/me/password',
} as const satisfies DeclaredCall

export const changePasswordSpec = describeCall(changePasswordCall, () => ({
  who: 'signed-in',
  body: passwordChangeSchema,
  extension: true,
  summary:
    'Changes the password, or makes the first one of somebody who enters by a code; all other sessions of the person end.',
  refusals: {
    invalid:
      'The new password is the present one (`password`); there is one, and it was left out (`current_password`).',
    wrong_password: 'The present password is wrong (`current_password`).',
    too_many_attempts: WRONG_PASSWORD,
  },
}))
