import { type DeclaredCall, describeCall } from '../call.ts'

export const endDeviceCall = {
  method: 'DELETE',
  path: '/me/sessions/{id}',
} as const satisfies DeclaredCall

export const endDeviceSpec = describeCall(endDeviceCall, () => ({
  who: 'signed-in',
  extension: true,
  summary: 'Signs one device out.',
  refusals: { not_found: 'The person is not signed in on such a device.' },
}))
