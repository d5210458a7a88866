import type { MyWait } from './wait.ts'

/** Compares two waits for their person: those that are offered first, by when that ends, then by their start. */
export function myWaitOrder(one: MyWait, other: MyWait): number {
  return keyOf(one) < keyOf(other) ? -1 : 1
}

/** Instants compare as texts; none is as late as a 9. */
const keyOf = ({ offer, start, id }: MyWait) => `${offer?.until ?? '9'} ${start} ${id}`
