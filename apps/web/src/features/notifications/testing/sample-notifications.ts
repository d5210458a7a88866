import type { Notification } from '@campo-livre/domain/notifications/notification.ts'
import { sampleNotification } from '@campo-livre/domain/testing/sample-notification.ts'
import type { Notifications } from '../use-notifications.ts'

/** A notification of every type, some of them read. */
export const sampleList: readonly Notification[] = (
  ['message', 'reminder', 'success', 'warning', 'system', 'other'] as const
).map((type, index) =>
  sampleNotification({
    id: type,
    type,
    readAt: index < 3 ? null : '2026-11-20T12:59:00.000Z',
    createdAt: new Date(Date.parse('2026-11-20T12:59:40.000Z') - index ** 4 * 1_800_000).toISOString(),
    data: index % 2 === 0 ? { actionText: null, actionUrl: null } : {},
  }),
)

/** Returns the props of the bell's panel, without a server. */
export function sampleNotifications(changes: Partial<Notifications> = {}): Notifications {
  return {
    list: sampleList,
    error: null,
    retry: () => undefined,
    retrying: false,
    change: () => undefined,
    abort: () => undefined,
    aborted: false,
    ...changes,
  }
}
