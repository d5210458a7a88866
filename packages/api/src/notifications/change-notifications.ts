import type { Change } from '@campo-livre/domain/notifications/changes.ts'
import { request } from '../client/client.ts'

/** Asks the server for a change (E4). The call goes on when the page is left: a notification may lead elsewhere. */
export async function changeNotifications(change: Change): Promise<void> {
  const { method, path } = callOf(change)
  await request(`notification-messages/${path}`, { method, keepalive: true })
}

function callOf(change: Change): { method: 'post' | 'delete'; path: string } {
  if (change.kind === 'read-all') return { method: 'post', path: 'mark-all-read' }
  if (change.kind === 'remove-all') return { method: 'post', path: 'delete-all' }
  const id = encodeURIComponent(change.id)
  return change.kind === 'read' ? { method: 'post', path: `${id}/read` } : { method: 'delete', path: id }
}
