import { keptSums } from './till-sum.ts'
import type { TillEntry } from './till-entries.ts'
import type { Till, TillSums } from './till.ts'

/** The minutes after its closing at which a till is summed up once more: a payment that began before it may be stored after it. */
const SETTLING_MINUTES = 2

/** Returns the ISO instant at which a till is summed up once more; null for an open one, and for one of which it was done. */
export function settlesAt({ closedAt, sums }: Pick<Till, 'closedAt' | 'sums'>): string | null {
  if (closedAt === null || sums === null) return null
  const at = Date.parse(closedAt) + SETTLING_MINUTES * 60_000
  return Date.parse(sums.at) >= at ? null : new Date(at).toISOString()
}

/** Sums a till up, from the money of its company as it stands at an instant. */
export function sumAgain<T extends Till>(
  till: T,
  entries: readonly TillEntry[],
  at: string,
): T & { sums: TillSums } {
  return { ...till, sums: keptSums(till, entries, at) }
}
