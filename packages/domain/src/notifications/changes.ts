import type { Notification } from './notification.ts'

/** All notifications that existed at an instant: `ids` those that were seen, `at` for those that had arrived unseen. */
type Everything = { ids: readonly string[]; at: string }

/** A person's change to their notifications. `at`: ISO instant. */
export type NotificationChange =
  | { kind: 'read'; id: string; at: string }
  | { kind: 'remove'; id: string }
  | ({ kind: 'read-all' } & Everything)
  | ({ kind: 'remove-all' } & Everything)

/** Returns the ids of the whole list, and the instant that covers what the server has and has not sent yet. */
export function everything(list: readonly Notification[], at: string): Everything {
  return { ids: list.map(({ id }) => id), at }
}

/**
 * E9: returns the list with the changes applied. They are applied to the latest answer of the server, so a change that
 * is under way shows at once, survives any answer that does not include it yet, and is undone by removing it from
 * `changes`.
 */
export function applyChanges(
  list: readonly Notification[],
  changes: readonly NotificationChange[],
): readonly Notification[] {
  return changes.reduce(applyChange, list)
}

function applyChange(list: readonly Notification[], change: NotificationChange): readonly Notification[] {
  if (change.kind === 'read' || change.kind === 'remove') {
    const isMeant = ({ id }: Notification) => id === change.id
    return change.kind === 'remove' ? without(list, isMeant) : read(list, isMeant, change.at)
  }
  const seen = new Set(change.ids)
  const until = Date.parse(change.at)
  const isMeant = ({ id, createdAt }: Notification) => seen.has(id) || Date.parse(createdAt) <= until
  return change.kind === 'remove-all' ? without(list, isMeant) : read(list, isMeant, change.at)
}

type Test = (notification: Notification) => boolean

function without(list: readonly Notification[], isMeant: Test): readonly Notification[] {
  return list.filter((each) => !isMeant(each))
}

function read(list: readonly Notification[], isMeant: Test, readAt: string): readonly Notification[] {
  return list.map((each) => (each.readAt === null && isMeant(each) ? { ...each, readAt } : each))
}
