import type { MyWait } from './wait.ts'

/** Compares two waits for their person: those that are offered first, by when that ends, then by their start. */
export function myWaitOrder(one: MyWait, other: MyWait): number {
  const [ends, otherEnds] = [one.offer?.until ?? '9', other.offer?.until ?? '9']
  if (ends !== otherEnds) return ends < otherEnds ? -1 : 1
  return one.start < other.start ? -1 : one.start > other.start ? 1 : one.id < other.id ? -1 : 1
}
