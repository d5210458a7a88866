import { messageOf } from '@campo-livre/api/client/api-error.ts'
import { changeNotifications } from '@campo-livre/api/notifications/change-notifications.ts'
import { notificationsQuery } from '@campo-livre/api/notifications/list-notifications.ts'
import { applyChanges, type Change } from '@campo-livre/domain/notifications/changes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { store } from '../../lib/store.ts'
import { toasts } from '../../lib/toasts.ts'
import { tokenAtom } from '../../session/atoms.ts'
import { failures, successes } from './words.ts'

/** Under which the changes of a session are kept while they are under way. */
export const changesKey = (token: string | null) => ['notifications', token]

const group = 'notifications'
const { queryKey } = notificationsQuery()

/**
 * Changes notifications (E4). A change that is under way is laid over the list by whoever shows it (E9), so nothing has
 * to be put back when it fails. The one place that owns its toasts, and what becomes of the list when it is done.
 */
export function useChangeNotifications(token: string | null) {
  const client = useQueryClient()
  const isOver = () => store.get(tokenAtom) !== token
  const { mutate } = useMutation({
    mutationKey: changesKey(token),
    // When it fails it may be done all the same, or be of yesterday: gone, or read on another phone.
    meta: { changes: ['notifications'], laid: true },
    mutationFn: (change: Change) => changeNotifications(change),
    onSuccess: async (_data, change) => {
      if (isOver()) return
      // An answer that was asked for before does not know of it.
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
