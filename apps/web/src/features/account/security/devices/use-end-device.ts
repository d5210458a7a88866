import { devicesQuery, endDevice } from '@campo-livre/api/account/devices.ts'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { Device } from '@campo-livre/domain/users/device.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../../lib/action/use-action.ts'
import { failureSentence } from '../../../../lib/notice/failure-sentence.ts'

/** Signs out one device at a time. */
export function useEndDevice() {
  const client = useQueryClient()
  const action = useAction<Device, Device>({
    mutation: {
      mutationFn: async (device, { signal }) => {
        await endDevice(device.id, signal)
        return device
      },
      meta: { changes: ['devices'] },
      onSuccess: ({ id }) =>
        client.setQueryData(devicesQuery().queryKey, (devices) => devices?.filter((each) => each.id !== id)),
    },
    failure: sentence,
  })
  return {
    action,
    /** The device that is being signed out. */
    ending: action.pending ? action.variables : undefined,
    /** The last device that was signed out. */
    ended: action.data,
  }
}

function sentence(error: Error): string {
  if (error instanceof ApiError && error.status === 404) return 'Esse aparelho já tinha saído da sua conta.'
  return failureSentence(error, 'Não deu para sair desse aparelho. Tente de novo em instantes.')
}
