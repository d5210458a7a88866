import { devicesQuery, endDevice } from '@campo-livre/api/account/devices.ts'
import type { Device } from '@campo-livre/domain/users/device.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStop } from '../../../../lib/use-stop.ts'

/** Signs one device out, one at a time. Owns the list of those that are left. */
export function useEndDevice() {
  const client = useQueryClient()
  const { signal, stop } = useStop()
  const { mutate, variables, isPending, data, error } = useMutation({
    mutationFn: async (device: Device) => {
      await endDevice(device.id, signal())
      return device
    },
    onSuccess: ({ id }) =>
      client.setQueryData(devicesQuery().queryKey, (devices) => devices?.filter((each) => each.id !== id)),
    // A refusal is news too: it may have left by itself.
    onSettled: () => void client.invalidateQueries(devicesQuery()),
  })
  return {
    end: (device: Device) => {
      if (!isPending) mutate(device)
    },
    /** The one that is being signed out. */
    ending: isPending ? variables : null,
    /** The last one that was. */
    ended: data,
    error,
    stop,
  }
}
