import { ApiError, isRetryable } from '@campo-livre/api/client/api-error.ts'
import { sendTabCommand } from '@campo-livre/api/tabs/send-tab-command.ts'
import type { PendingCommand } from '@campo-livre/domain/tabs/replay.ts'
import { type MutationState, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { failureSentence } from '../../../../lib/notice/failure-sentence.ts'
import { toasts } from '../../../../lib/toasts/toasts.ts'
import { settleCommand } from './settle-command.ts'

/** A command in the queue, with a function that tells whether the session that made it still exists. */
export type QueuedCommand = PendingCommand & { isHere: () => boolean }

/** The mutation key of all commands. */
export const commandKey = ['tab-command']
const TRIES = 3
const RETRY_MS = 1_000

/**
 * Returns the function that puts a command into the queue: one is sent at a time, and again under its id when no answer
 * comes, which counts once. After some tries it is held, and so are all that follow. `onRefused` is told of those that
 * will not be sent again. A command whose session has ended is not sent, and its late answer is ignored.
 */
export function useCommandQueue(onRefused: (commandId: string) => void): (queued: QueuedCommand) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: commandKey,
    // One at a time: an item never overtakes the tab that it is for.
    scope: { id: 'tab-commands' },
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ command, isHere }: QueuedCommand) => {
      if (!isHere()) throw new ApiError({ kind: 'aborted' })
      if (heldIn(client).length > 0) throw new ApiError({ kind: 'network' })
      return sendTabCommand(command)
    },
    meta: { changes: ['tabs', 'products'], writesCache: ['tabs', 'products'] },
    retry: (failures, error) => failures < TRIES && isRetryable(error) && heldIn(client).length === 0,
    retryDelay: RETRY_MS,
    onSuccess: async ({ tabs }, { command, isHere }) => {
      if (!isHere()) return
      forgetArrived(client)
      await settleCommand(client, tabs, command)
    },
    onError: (error, { command, isHere }) => {
      if (!isHere() || isHeld(error)) return
      onRefused(command.id)
      toasts.add({
        severity: 'error',
        title: 'Não foi para a comanda',
        text: failureSentence(error, 'Não deu para lançar. Confira a comanda e tente de novo.'),
      })
    },
  })
  return mutate
}

/** Returns whether a command that failed so may count as soon as it is sent again. */
export function isHeld(error: unknown): boolean {
  return isRetryable(error) || (error instanceof ApiError && error.status === 429)
}

/** Returns whether a command is on its way, waits for its turn, or is held. */
export function isUnanswered({ status, error }: Pick<MutationState, 'status' | 'error'>): boolean {
  return status === 'pending' || isHeld(error)
}

/** Returns the mutations of the held commands, in their order. */
export function heldIn(client: QueryClient) {
  return client
    .getMutationCache()
    .findAll({ mutationKey: commandKey, status: 'error' })
    .filter(({ state }) => isHeld(state.error))
}

/** Forgets the commands that arrived, of which an evening has thousands: the tabs of the answer contain them. */
function forgetArrived(client: QueryClient): void {
  const cache = client.getMutationCache()
  for (const arrived of cache.findAll({ mutationKey: commandKey, status: 'success' })) cache.remove(arrived)
}
