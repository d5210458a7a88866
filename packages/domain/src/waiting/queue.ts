import type { Interval } from '../time/interval.ts'
import type { Wait } from './wait.ts'

type Entered = Pick<Wait, 'id' | 'createdAt' | 'turn'>

/** Compares two waits by when they entered. */
export function byEntry(one: Entered, other: Entered): number {
  return (
    Date.parse(one.createdAt) - Date.parse(other.createdAt) ||
    one.turn - other.turn ||
    (one.id < other.id ? -1 : 1)
  )
}

/** Returns whether two half-open intervals have a part in common. */
export function overlap(one: Interval, other: Interval): boolean {
  return Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end)
}

type Placed = Entered & Pick<Wait, 'fieldId' | 'start' | 'end'>

/** Returns the place of a wait: one more than those who entered before it for a time that has a part of its own. */
export function placeOf(wait: Placed, others: readonly Placed[]): number {
  const before = others.filter(
    (each) => each.fieldId === wait.fieldId && overlap(each, wait) && byEntry(each, wait) < 0,
  )
  return before.length + 1
}

/** Returns the number of those who wait for a time of a field, or for a part of it. */
export function countWaiting(time: Interval & { fieldId: string }, waits: readonly Placed[]): number {
  return waits.filter((each) => each.fieldId === time.fieldId && overlap(each, time)).length
}

/** Returns the turn of whoever enters after those who wait at a field. */
export function nextTurn(waits: readonly Pick<Wait, 'turn'>[]): number {
  return waits.reduce((most, { turn }) => Math.max(most, turn), 0) + 1
}
