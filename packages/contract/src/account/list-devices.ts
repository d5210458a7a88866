import { deviceSchema } from '@campo-livre/domain/users/device.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listDevicesCall = {
  method: 'GET',
  path: '/me/sessions',
  output: z.array(deviceSchema),
} as const satisfies DeclaredCall

export const listDevicesSpec = describeCall(listDevicesCall, () => ({
  who: 'signed-in',
  extension: true,
  summary: 'Where the person is signed in: this device first, then the one that was used last.',
}))
