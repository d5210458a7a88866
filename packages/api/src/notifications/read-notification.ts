import { type Notification, notificationTypes } from '@campo-livre/domain/notifications/notification.ts'
import { readInstant } from '../client/to-instant.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Reads a notification in either form (E2), or a mix of both: its content in `data` or next to it, in camel or snake
 * case; each field from the first place where it is readable. Null without identifier, message or time.
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
    // A value that is no date still means that it was read.
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

/** Returns the first readable one of these fields, in the first place that has one. */
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

/** Returns true for a value that databases and forms write for true; null for any other. */
function isSet(value: unknown): true | null {
  const unset = [undefined, null, false, 0, '', '0', 'false'].includes(value as never)
  return unset ? null : true
}
