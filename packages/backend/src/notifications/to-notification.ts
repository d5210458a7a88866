import type { NotificationRecord } from '../store/records.ts'

/** Returns a notification as servers send it (E2): its content nested in `data`, or flat in snake case. */
export function toNotification(row: NotificationRecord): Record<string, unknown> {
  const { id, type, message, icon, actionText, actionUrl, openInNewTab, readAt, createdAt } = row
  if (row.shape === 'nested') {
    const data = { message, icon, actionText, actionUrl, openInNewTab, component: 'default' }
    return { id, type, readAt, createdAt, data }
  }
  return {
    id,
    type,
    message,
    icon,
    action_text: actionText,
    action_url: actionUrl,
    open_in_new_tab: openInNewTab,
    component: 'default',
    read_at: readAt,
    created_at: createdAt,
  }
}
