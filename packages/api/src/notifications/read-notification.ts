import { type Notification, notificationTypes } from '@campo-livre/domain/notifications/notification.ts'
import { readInstant } from '../client/to-instant.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * A notification out of either manner of sending it (E2), or of both at once: what it says nested in `data` or beside
 * it, in camel or snake case; each field from wherever it makes sense. Null for what is no notification: one without
 * identifier, message or time.
 */
export function readNotification(value: unknown): Notification | null {
  if (!isRow(value)) return null
  const content = isRow(value.data) ? [value.data, value] : [value]
  const facts = content.toReversed()
  const id = readId(value.id)
  const message = find(content, readText, 'message')
  const createdAt = find(facts, readInstant, 'createdAt', 'created_at')
  if (id === null || message === null || createdAt === null) return null
  const type = find(facts, readText, 'type')
  return {
    id,
    type: notificationTypes.find((known) => known === type) ?? 'other',
    // What is no date still says that it was read.
    readAt:
      find(facts, readInstant, 'readAt', 'read_at') ?? (find(facts, isSet, 'readAt', 'read_at') && createdAt),
    createdAt,
    data: {
      message,
      icon: find(content, readText, 'icon'),
      actionText: find(content, readText, 'actionText', 'action_text'),
      actionUrl: find(content, readText, 'actionUrl', 'action_url'),
      openInNewTab: find(content, isSet, 'openInNewTab', 'open_in_new_tab') !== null,
      component: find(content, readText, 'component') ?? 'default',
    },
  }
}

/** The first of these fields that makes sense, in the first of these places that has one. */
function find<T>(places: readonly Row[], read: (value: unknown) => T | null, ...names: string[]): T | null {
  for (const place of places) {
    for (const name of names) {
      const found = read(place[name])
      if (found !== null) return found
    }
  }
  return null
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readId(value: unknown): string | null {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : readText(value)
}

function readText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : text
}

/** True for what databases and forms write for it. */
function isSet(value: unknown): true | null {
  const unset = [undefined, null, false, 0, '', '0', 'false'].includes(value as never)
  return unset ? null : true
}
