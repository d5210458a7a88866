import { notificationsQuery } from '@campo-livre/api/notifications/list-notifications.ts'
import { applyChanges, type NotificationChange } from '@campo-livre/domain/notifications/changes.ts'
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLastError } from '../../lib/query/use-last-error.ts'
import { useRetry } from '../../lib/query/use-retry.ts'
import { useSession } from '../../session/use-session.ts'
import { changesKey, useChangeNotifications } from './use-change-notifications.ts'
import { useChime } from './use-chime.ts'

/** Milliseconds between polls (E5). */
const POLL_MS = 10_000

/**
 * Returns the bell's notifications: the last answer with pending changes applied (E9), polled every ten seconds, in a
 * hidden tab too, and at once when the tab is shown again (E5). To be used once, as every use polls.
 */
export function useNotifications(token: string | null) {
  const { user } = useSession()
  const query = useQuery({
    ...notificationsQuery(),
    enabled: user !== null,
    meta: { told: ['bell'] },
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  })
  useChime(query.data, query.dataUpdatedAt)
  const changes = useMutationState({
    filters: { mutationKey: changesKey(token), status: 'pending' },
    select: ({ state }) => state.variables as NotificationChange,
  })
  const list = useMemo(
    () => (query.data === undefined ? null : applyChanges(query.data, changes)),
    [query.data, changes],
  )
  const change = useChangeNotifications(token)
  const client = useQueryClient()
  const abort = () => void client.cancelQueries({ queryKey: notificationsQuery().queryKey })
  // A failure stays until a load succeeds, whatever the polls do meanwhile (E10).
  const error = useLastError(query)
  /** The load was cancelled (G4). */
  const aborted = list === null && error === null && user !== null && !query.isFetching
  return { list, error, change, abort, aborted, ...useRetry(query) }
}

export type Notifications = ReturnType<typeof useNotifications>
