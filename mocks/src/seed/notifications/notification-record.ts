import type { NotificationRecord } from '@campo-livre/backend/store/records.ts'

/** A notification as this folder declares it. */
export type Note = {
  type: string
  message: string
  /** Its age, in seconds. */
  age: number
  unread?: true
  shape?: 'flat'
  icon?: string
  action?: readonly [text: string, url: string]
  newTab?: true
}

export const MINUTE = 60
export const HOUR = 3600
export const DAY = 86_400

/** Returns the age at `now`, in seconds, of what happened at `instant`. */
export const ageOf = (instant: string, now: string): number => (Date.parse(now) - Date.parse(instant)) / 1000

/** Builds the record of a note; one that is read was read a while after it came. */
export function notificationOf(id: string, userId: string, note: Note, now: string): NotificationRecord {
  const instant = Date.parse(now)
  return {
    id,
    userId,
    type: note.type,
    message: note.message,
    icon: note.icon ?? null,
    actionText: note.action?.[0] ?? null,
    actionUrl: note.action?.[1] ?? null,
    openInNewTab: note.newTab ?? false,
    readAt: note.unread ? null : new Date(instant - note.age * 700).toISOString(),
    createdAt: new Date(instant - note.age * 1000).toISOString(),
    shape: note.shape ?? 'nested',
  }
}
