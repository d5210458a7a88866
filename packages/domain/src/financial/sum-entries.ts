import type { Entry } from './entry.ts'

/** What came in and what went out (rule 10). */
export function sumEntries(entries: readonly Pick<Entry, 'kind' | 'amountCents'>[]): {
  incomeCents: number
  outgoCents: number
} {
  let incomeCents = 0
  let outgoCents = 0
  for (const { kind, amountCents } of entries) {
    if (kind === 'income') incomeCents += amountCents
    else outgoCents += amountCents
  }
  return { incomeCents, outgoCents }
}
