import type { Interval } from '../../time/interval.ts'

/** Two bookings at the same time, the first of one field and the second of another. */
type Clash<B> = readonly [B, B]

/** Returns each pair of a booking of one field and a booking of others that overlap, the earliest first. */
export function clashesOf<B extends Interval>(mine: readonly B[], theirs: readonly B[]): Clash<B>[] {
  const others = byStart(theirs)
  return byStart(mine).flatMap((one) =>
    others.filter((other) => overlap(one, other)).map((other): Clash<B> => [one.row, other.row]),
  )
}

/** A booking with its interval in milliseconds since 1970: each is compared with many others. */
type Timed<B> = { row: B; from: number; until: number }

function byStart<B extends Interval>(rows: readonly B[]): Timed<B>[] {
  return rows
    .map((row) => ({ row, from: Date.parse(row.start), until: Date.parse(row.end) }))
    .toSorted((a, b) => a.from - b.from)
}

/** Half-open: one that ends when the other starts does not overlap it. */
function overlap(one: Timed<unknown>, other: Timed<unknown>): boolean {
  return one.from < other.until && other.from < one.until
}
