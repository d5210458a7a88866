import { messageOf } from '@campo-livre/api/client/api-error.ts'
import { changeNotifications } from '@campo-livre/api/notifications/change-notifications.ts'
import { notificationsQuery } from '@campo-livre/api/notifications/list-notifications.ts'
import { applyChanges, type NotificationChange } from '@campo-livre/domain/notifications/changes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { store } from '../../lib/state/store.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { tokenAtom } from '../../session/atoms.ts'
import { failures, successes } from './words.ts'

/** Returns the mutation key of a session's pending changes. */
export const changesKey = (token: string | null) => ['notifications', token]

const group = 'notifications'
const { queryKey } = notificationsQuery()

/**
 * Changes notifications (E4). Pending changes are applied on top of the list where it is shown (E9), so a failure needs
 * no undo. This is the only place for their toasts and for updating the list afterwards.
 */
export function useChangeNotifications(token: string | null) {
  const client = useQueryClient()
  const isOver = () => store.get(tokenAtom) !== token
  const { mutate } = useMutation({
    mutationKey: changesKey(token),
    // A failed change may have been carried out, or its notification removed or read elsewhere.
    meta: { changes: ['notifications'], writesCache: ['notifications'] },
    mutationFn: (change: NotificationChange) => changeNotifications(change),
    onSuccess: async (_data, change) => {
      if (isOver()) return
      // A read that started earlier does not include it.
      await client.cancelQueries({ queryKey })
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
      client.setQueryData(queryKey, (list) => list && [...applyChanges(list, [change])], { updatedAt })
      toasts.add({ severity: 'success', title: successes[change.kind], lifeMs: 3_000, group })
    },
    onError: (error, change) => {
      if (isOver()) return
      toasts.add({
        severity: 'error',
        title: messageOf(error, failures[change.kind]),
        lifeMs: 6_000,
        group,
      })
    },
  })
  return mutate
}

export type ChangeNotifications = ReturnType<typeof useChangeNotifications>
