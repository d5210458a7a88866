import { deviceSchema } from '@campo-livre/domain/users/device.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** Where the person is signed in: this device first, then the one that was used last. */
export function devicesQuery() {
  return queryOptions({
    queryKey: ['devices'],
    queryFn: async ({ signal }) => {
      const { data } = await request('me/sessions', { signal })
      return parse(z.array(deviceSchema), data)
    },
  })
}

/** Signs out one other device. */
export async function endDevice(id: string, signal?: AbortSignal): Promise<void> {
  await request(`me/sessions/${encodeURIComponent(id)}`, { method: 'delete', signal })
}

/** Signs out everywhere, here too. */
export async function logoutAllDevices(signal?: AbortSignal): Promise<void> {
  await request('auth/logout-all-devices', { method: 'post', signal })
}
