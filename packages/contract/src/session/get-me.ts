import { userSchema } from '@campo-livre/domain/users/user.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getMeCall = {
  method: 'GET',
  path: '/me',
} as const satisfies DeclaredCall

export const getMeSpec = describeCall(getMeCall, () => ({
  who: 'signed-in',
  output: userSchema,
  summary: 'Who the person is that is signed in.',
}))
