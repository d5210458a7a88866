import type { Notification } from './notification.ts'

/** All that were there at an instant: those that were seen, and those that had come without being seen yet. */
type Everything = { ids: readonly string[]; at: string }

/** What a person did to their notifications. `at` is an ISO instant. */
export type Change =
  | { kind: 'read'; id: string; at: string }
  | { kind: 'remove'; id: string }
  | ({ kind: 'read-all' } & Everything)
  | ({ kind: 'remove-all' } & Everything)

/** All of the list, and what the server has from before this moment and has not sent yet. */
export function everything(list: readonly Notification[], at: string): Everything {
  return { ids: list.map(({ id }) => id), at }
}

/**
 * E9: the list as it is once the changes are made. Laid over whatever the server said last, so a change that is under
 * way shows at once, survives any answer that does not know of it, and is undone by taking it out again.
 */
export function applyChanges(
  list: readonly Notification[],
  changes: readonly Change[],
): readonly Notification[] {
  return changes.reduce(applyChange, list)
}

function applyChange(list: readonly Notification[], change: Change): readonly Notification[] {
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
