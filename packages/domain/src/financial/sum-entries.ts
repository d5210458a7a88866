import type { Entry } from './entry.ts'

/**
 * Sums incoming and outgoing money (rule 10), both as positive cents. The sum of all amounts is income less outgo, and
 * what transfers leave of an account.
 */
export function sumEntries(entries: readonly Pick<Entry, 'kind' | 'amountCents'>[]): {
  incomeCents: number
  outgoCents: number
  transferCents: number
} {
  let incomeCents = 0
  let outgoCents = 0
  let transferCents = 0
  for (const { kind, amountCents } of entries) {
    if (kind === 'income') incomeCents += amountCents
    else if (kind === 'transfer') transferCents += amountCents
    else outgoCents -= amountCents
  }
  return { incomeCents, outgoCents, transferCents }
}
