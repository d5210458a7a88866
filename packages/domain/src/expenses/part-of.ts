import type { Expense } from './expense.ts'
import type { ExpenseSeries } from './expense-series.ts'

/** Returns the place of an instalment in its plan, `2 de 6`; null for any other expense. */
export function partOf(
  { series }: Pick<Expense, 'series'>,
  plan: Pick<ExpenseSeries, 'instalments'> | undefined,
): string | null {
  const count = plan?.instalments ?? null
  return count === null || series === null ? null : `${series.index + 1} de ${count}`
}
