import { endDeviceCall, type endDeviceSpec } from '@campo-livre/contract/account/end-device.ts'
import { listDevicesCall, type listDevicesSpec } from '@campo-livre/contract/account/list-devices.ts'
import {
  logoutAllDevicesCall,
  type logoutAllDevicesSpec,
} from '@campo-livre/contract/account/logout-all-devices.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, sendApi } from '../client/call-api.ts'

/** Reads the devices where the user is signed in: this one first, then the last used. */
export function devicesQuery() {
  return queryOptions({
    queryKey: ['devices'],
    queryFn: ({ signal }) => callApi<typeof listDevicesSpec>(listDevicesCall, { signal }),
  })
}

/** Signs out one other device. */
export async function endDevice(id: string, signal?: AbortSignal): Promise<void> {
  await sendApi<typeof endDeviceSpec>(endDeviceCall, { params: { id }, signal })
}

/** Signs out on all devices, this one included. */
export async function logoutAllDevices(signal?: AbortSignal): Promise<void> {
  await sendApi<typeof logoutAllDevicesSpec>(logoutAllDevicesCall, { signal })
}
