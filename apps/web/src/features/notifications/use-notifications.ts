import { notificationsQuery } from '@campo-livre/api/notifications/list-notifications.ts'
import { applyChanges, type Change } from '@campo-livre/domain/notifications/changes.ts'
import type { Notification } from '@campo-livre/domain/notifications/notification.ts'
import { useMutationState, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
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
  const error = useLastError(query.error, query.data)
  return { list, error, retry: () => void query.refetch(), retrying: query.isFetching, change }
}

export type Notifications = ReturnType<typeof useNotifications>

/** E10: a failure stays until something was loaded. The query forgets it at each further try, every ten seconds. */
function useLastError(error: Error | null, data: readonly Notification[] | undefined): Error | null {
  const [last, setLast] = useState(error)
  const isNews = error !== null || data !== undefined
  if (isNews && error !== last) setLast(error)
  return isNews ? error : last
}
