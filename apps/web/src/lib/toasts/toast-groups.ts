import {
  cleanNotifications,
  createNotificationsStore,
  hideNotification,
  type NotificationsStore,
  showNotification,
  updateNotification,
} from '@mantine/notifications'
import { atom, store } from '../state/store.ts'
import type { ToastMessage } from './toast-message.ts'
import { toNotification } from './toast-notification.tsx'

/** Toasts that can be removed together; those without a group are in the one named ''. */
export type ToastGroup = { name: string; store: NotificationsStore }

/** The groups in visual order, the one that was filled last at the bottom. */
export const toastGroupsAtom = atom<readonly ToastGroup[]>([])

/** The lifetimes of the toasts in milliseconds; the ids are in the order in which they were shown. */
const lives = new Map<string, number | false>()

/** Shows a message. One that is shown already stays in its place and its lifetime starts again. */
export function showToast(id: string, message: ToastMessage): void {
  const life = message.lifeMs ?? false
  const known = find(id)
  if (known) {
    const held = isHeld(id)
    lives.set(id, life)
    if (!held) restart(id, life)
    return
  }
  lives.delete(id)
  lives.set(id, life)
  showNotification(toNotification(id, message), groupOf(message.group).store)
}

/** Stops the lifetime of a toast, or starts it again. Mantine does so for the pointer; this is for the focus. */
export function holdToast(id: string, held: boolean): void {
  const known = find(id)
  const life = lives.get(id)
  if (known && life) updateNotification({ ...known.toast, autoClose: !held && life }, known.store)
}

export function hideToast(id: string): void {
  const known = find(id)
  if (known) hideNotification(id, known.store)
}

export function hideGroup(name: string): void {
  for (const group of store.get(toastGroupsAtom)) if (group.name === name) cleanNotifications(group.store)
}

export function hideAll(): void {
  for (const group of store.get(toastGroupsAtom)) cleanNotifications(group.store)
}

/** Returns the id of the newest toast that is shown. */
export const newestToast = (): string | undefined => [...lives.keys()].findLast((id) => find(id))

function find(id: string) {
  for (const group of store.get(toastGroupsAtom)) {
    const toast = group.store.getState().notifications.find((each) => each.id === id)
    if (toast) return { toast, store: group.store }
  }
  return undefined
}

const isHeld = (id: string) => find(id)?.toast.autoClose === false && Boolean(lives.get(id))

/** Restarts a lifetime. Mantine does so when its length changes, so an equal length gets a millisecond more. */
function restart(id: string, life: number | false): void {
  const known = find(id)
  if (!known) return
  const autoClose = life && life === known.toast.autoClose ? life + 1 : life
  updateNotification({ ...known.toast, autoClose }, known.store)
}

/** Returns the group of a name; an empty one moves to the bottom. */
function groupOf(name = ''): ToastGroup {
  const groups = store.get(toastGroupsAtom)
  const group = groups.find((each) => each.name === name) ?? { name, store: createGroupStore() }
  const isEmpty = group.store.getState().notifications.length === 0
  if (isEmpty) store.set(toastGroupsAtom, [...groups.filter((each) => each !== group), group])
  return group
}

/** Creates the store of a group without a queue: every message shows at once. */
export function createGroupStore(): NotificationsStore {
  const created = createNotificationsStore()
  created.setState({ ...created.getState(), defaultPosition: 'top-right', limit: Infinity })
  return created
}
