import type { Notification, NotificationType } from './notification.ts'

/** The icons of notifications, by name; the user interface decides how each is drawn. */
export type NotificationIcon =
  | 'envelope'
  | 'cog'
  | 'bell'
  | 'warning'
  | 'check'
  | 'info'
  | 'plus'
  | 'clock'
  | 'calendar'
  | 'cross'
  | 'money'
  | 'star'
  | 'person'

const byType: Record<NotificationType, NotificationIcon> = {
  message: 'envelope',
  system: 'cog',
  reminder: 'bell',
  warning: 'warning',
  success: 'check',
  other: 'info',
}

/** The names that servers use, without their `pi-`. */
const byName = new Map<string, NotificationIcon>([
  ['envelope', 'envelope'],
  ['comment', 'envelope'],
  ['cog', 'cog'],
  ['bell', 'bell'],
  ['exclamation-triangle', 'warning'],
  ['exclamation-circle', 'warning'],
  ['check', 'check'],
  ['check-circle', 'check'],
  ['info', 'info'],
  ['info-circle', 'info'],
  ['plus', 'plus'],
  ['plus-circle', 'plus'],
  ['clock', 'clock'],
  ['calendar', 'calendar'],
  ['times', 'cross'],
  ['times-circle', 'cross'],
  ['dollar', 'money'],
  ['wallet', 'money'],
  ['star', 'star'],
  ['user', 'person'],
  ['users', 'person'],
])

/**
 * E3: returns the icon that the server names (`pi-clock`, `pi pi-clock`) where it is a known one, else that of the
 * type.
 */
export function iconOf({ type, data }: Notification): NotificationIcon {
  const name = data.icon?.trim().split(/\s/).at(-1)?.replace(/^pi-/, '') ?? ''
  return byName.get(name) ?? byType[type]
}
