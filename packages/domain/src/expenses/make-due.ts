import { addDays } from '../time/zone.ts'
import type { Expense } from './expense.ts'
import type { ExpenseSeries } from './expense-series.ts'
import { dueDayAt, stretchAt } from './expense-series-days.ts'

/** The number of days ahead for which recurring expenses are made. */
export const DAYS_AHEAD = 45

/**
 * Makes those of a series that are due up to `DAYS_AHEAD` days from now (H5): after a long time each of them once. Returns
 * the new ones and the series, or null where there is nothing to make.
 */
export function makeDue(
  series: ExpenseSeries,
  { today, at }: { today: string; at: string },
): { expenses: Expense[]; series: ExpenseSeries } | null {
  const until = addDays(today, DAYS_AHEAD)
  const expenses: Expense[] = []
  let { made } = series
  while ((series.last === null || made <= series.last) && dueDayAt(series, made) <= until) {
    expenses.push(oneOf(series, made, at))
    made += 1
  }
  return expenses.length === 0 ? null : { expenses, series: { ...series, made } }
}

/** Returns the day from which the next of a series is made; null for one that has ended. */
export function nextMakingDay(series: ExpenseSeries): string | null {
  if (series.last !== null && series.made > series.last) return null
  return addDays(dueDayAt(series, series.made), -DAYS_AHEAD)
}

/** Makes the one of an index. Its id follows from the series, so that it cannot be there twice. */
export function oneOf(series: ExpenseSeries, index: number, at: string): Expense {
  const { id, companyId, kind } = series
  return {
    id: `${id}-${index}`,
    companyId,
    kind,
    ...stretchAt(series, index).facts,
    dueDay: dueDayAt(series, index),
    payments: [],
    series: { id, index },
    productId: null,
    version: 1,
    createdAt: at,
  }
}
