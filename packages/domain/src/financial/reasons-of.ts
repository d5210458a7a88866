import type { FinancialReport } from './report.ts'

/** A part of what came in or went out, with what it did to the result. */
export type Reason = {
  kind: 'income' | 'outgo'
  /** The channel of what came in, the category of what went out. */
  key: string
  cents: number
  beforeCents: number
  /** By how much the part changed the result against before: above zero where it made it better. */
  effectCents: number
}

/** The number of reasons that are told. */
const TOLD = 3

/**
 * Returns the parts that changed the result most against the compared period, the strongest first: more of a channel and
 * less of a category make it better. Where nothing was before, these are the largest parts.
 */
export function reasonsOf(
  { income, outgo }: Pick<FinancialReport, 'income' | 'outgo'>,
  told = TOLD,
): readonly Reason[] {
  const parts: Reason[] = [
    ...income.channel.map((part) => ({
      ...part,
      kind: 'income' as const,
      effectCents: part.cents - part.beforeCents,
    })),
    ...outgo.map((part) => ({ ...part, kind: 'outgo' as const, effectCents: part.beforeCents - part.cents })),
  ]
  return parts
    .filter(({ effectCents }) => effectCents !== 0)
    .toSorted((a, b) => Math.abs(b.effectCents) - Math.abs(a.effectCents))
    .slice(0, told)
}
