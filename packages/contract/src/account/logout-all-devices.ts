import { type DeclaredCall, describeCall } from '../call.ts'

export const logoutAllDevicesCall = {
  method: 'POST',
  path: '/auth/logout-all-devices',
} as const satisfies DeclaredCall

export const logoutAllDevicesSpec = describeCall(logoutAllDevicesCall, () => ({
  who: 'signed-in',
  summary: 'Ends all sessions of the person, this one too.',
}))
