import type { Interval } from '../time/interval.ts'

/** Two bookings at the same time, the first of one field and the second of another. */
type Clash<B> = readonly [B, B]

/** Returns each pair of a booking of one field and a booking of others that overlap, the earliest first. */
export function clashesOf<B extends Interval>(mine: readonly B[], theirs: readonly B[]): Clash<B>[] {
  const byStart = (a: Interval, b: Interval) => Date.parse(a.start) - Date.parse(b.start)
  const others = theirs.toSorted(byStart)
  return mine
    .toSorted(byStart)
    .flatMap((one) => others.filter((other) => overlap(one, other)).map((other) => [one, other] as const))
}

/** Half-open: one that ends when the other starts does not overlap it. */
function overlap(one: Interval, other: Interval): boolean {
  return Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end)
}
