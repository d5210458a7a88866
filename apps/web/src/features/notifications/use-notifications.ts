import { notificationsQuery } from '@campo-livre/api/notifications/list-notifications.ts'
import { applyChanges, type Change } from '@campo-livre/domain/notifications/changes.ts'
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLastError } from '../../lib/use-last-error.ts'
import { useRetry } from '../../lib/use-retry.ts'
import { useSession } from '../../session/use-session.ts'
import { changesKey, useChangeNotifications } from './use-change-notifications.ts'
import { useChime } from './use-chime.ts'

/** E5, in milliseconds. */
const POLL_MS = 10_000

/**
 * The bell's notifications: what the server said last with what is under way laid over it (E9), asked for every ten
 * seconds, in a hidden tab too, and at once when it is shown again (E5). For one place: whoever calls it, polls.
 */
export function useNotifications(token: string | null) {
  const { user } = useSession()
  const query = useQuery({
    ...notificationsQuery(),
    enabled: user !== null,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  })
  useChime(query.data, query.dataUpdatedAt)
  const changes = useMutationState({
    filters: { mutationKey: changesKey(token), status: 'pending' },
    select: ({ state }) => state.variables as Change,
  })
  const list = useMemo(
    () => (query.data === undefined ? null : applyChanges(query.data, changes)),
    [query.data, changes],
  )
  const change = useChangeNotifications(token)
  const client = useQueryClient()
  const abort = () => void client.cancelQueries({ queryKey: notificationsQuery().queryKey })
  // E10: a failure stays until something was loaded, whatever the polls do meanwhile.
  const error = useLastError(query)
  /** Nothing is there and nothing on its way: somebody has aborted it (G4). */
  const aborted = list === null && error === null && user !== null && !query.isFetching
  return { list, error, change, abort, aborted, ...useRetry(query) }
}

export type Notifications = ReturnType<typeof useNotifications>
