import { refuse, refuseMissing } from '../../refusals/refusal.ts'
import type { ExpenseCommand } from '../command.ts'
import {
  effect,
  type ExpenseContext,
  type ExpenseEffect,
  type ExpenseRefusal,
  ownExpenses,
} from '../context.ts'
import { validPayments } from '../expense-sum.ts'
import type { Scope } from '../expense-words.ts'
import type { ExpenseSeries } from '../expense-series.ts'
import { requireEntered, takenBy } from './change.ts'

/**
 * Deletes some, and those of their series that the scope takes along; the series then ends before them. What is paid, in
 * part too, is never deleted: its money has moved.
 */
export function remove(
  { expenseIds, scope }: Extract<ExpenseCommand, { type: 'delete' }>,
  context: ExpenseContext,
): ExpenseEffect | ExpenseRefusal {
  const expenses = ownExpenses(context, expenseIds)
  if (!expenses) return refuseMissing()
  const refusal = requireEntered(expenses)
  if (refusal) return refusal
  if (expenses.some((expense) => validPayments(expense).length > 0))
    return refuse('conflict', 'Já tem pagamento. Desfaça o pagamento antes de apagar.')
  const removed = new Map(expenses.map((expense) => [expense.id, expense]))
  const ended = new Map<string, ExpenseSeries>()
  for (const expense of expenses) {
    for (const other of takenBy(scope, expense, context)) removed.set(other.id, other)
    const before = expense.series && (ended.get(expense.series.id) ?? context.data.series(expense.series.id))
    if (before && expense.series && scope !== 'one')
      ended.set(before.id, endedAt(before, scope, expense.series.index))
  }
  return effect({ removed: [...removed.values()], series: [...ended.values()] })
}

function endedAt(series: ExpenseSeries, scope: Scope, index: number): ExpenseSeries {
  const last = scope === 'all' ? -1 : Math.min(series.last ?? index, index - 1)
  return { ...series, last: Math.min(series.last ?? last, last), version: series.version + 1 }
}
