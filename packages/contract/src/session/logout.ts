import { type DeclaredCall, describeCall } from '../call.ts'

export const logoutCall = {
  method: 'POST',
  path: '/auth/logout',
} as const satisfies DeclaredCall

export const logoutSpec = describeCall(logoutCall, () => ({
  who: 'signed-in',
  summary: 'Ends the session of this token.',
}))
