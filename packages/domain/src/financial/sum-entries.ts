import type { Entry } from './entry.ts'

/** Sums incoming and outgoing money (rule 10), both as positive cents; income less outgo is the sum of all amounts. */
export function sumEntries(entries: readonly Pick<Entry, 'kind' | 'amountCents'>[]): {
  incomeCents: number
  outgoCents: number
} {
  let incomeCents = 0
  let outgoCents = 0
  for (const { kind, amountCents } of entries) {
    if (kind === 'income') incomeCents += amountCents
    else outgoCents -= amountCents
  }
  return { incomeCents, outgoCents }
}
