import { formatCents } from '../../money/money.ts'
import { refuse, refuseMissing } from '../../refusals/refusal.ts'
import type { ExpenseCommand } from '../command.ts'
import {
  changedTo,
  effect,
  type ExpenseContext,
  type ExpenseEffect,
  type ExpenseRefusal,
  ownExpense,
  ownExpenses,
  refuseAt,
} from '../context.ts'
import type { Expense } from '../expense.ts'
import { expenseSum, validPayments } from '../expense-sum.ts'
import { fitsKind, type Scope } from '../expense-words.ts'
import type { ExpenseSeries, ExpenseSeriesFacts, Stretch } from '../expense-series.ts'
import { dueDayAt, stretchAt } from '../expense-series-days.ts'
import { factsProblem, storedFacts } from './create.ts'

/** Refuses what a purchase of stock made: it is changed there. */
export function requireEntered(expenses: readonly Expense[]): ExpenseRefusal | null {
  return expenses.some(({ productId }) => productId !== null)
    ? refuse('conflict', 'Essa despesa é de uma compra de estoque. Ela muda no produto.')
    : null
}

/** Changes the facts of one, and of those of its series that the scope takes along. */
export function change(
  command: Extract<ExpenseCommand, { type: 'change' }>,
  context: ExpenseContext,
): ExpenseEffect | ExpenseRefusal {
  const expense = ownExpense(context, command.expenseId)
  if (!expense) return refuseMissing()
  if (command.version !== expense.version) return refuse('stale', 'Alguém mudou isto enquanto você editava.')
  const refusal = requireEntered([expense]) ?? factsProblem(command, expense.kind, context.today)
  if (refusal) return refusal
  const { paidCents } = expenseSum(expense)
  if (command.amountCents < paidCents)
    return refuseAt(
      'amountCents',
      `Já foram pagos ${formatCents(paidCents)}. Use esse valor ou mais, ou desfaça um pagamento.`,
    )
  const facts = storedFacts(command)
  const own = changedTo(expense, { ...facts, dueDay: command.dueDay })
  const series = expense.series === null ? undefined : context.data.series(expense.series.id)
  const scope = command.scope ?? 'one'
  if (!series || expense.series === null || scope === 'one') return effect({ expenses: [own] })
  const { index } = expense.series
  const taken = takenBy(scope, expense, context)
  const from = Math.min(index, ...taken.map((other) => other.series?.index ?? index))
  const changed = {
    facts: onlyChanged(expense, facts),
    anchor: command.dueDay === expense.dueDay ? undefined : { index, day: command.dueDay },
  }
  const after = stretched(series, from, changed)
  const others = taken.map((other) =>
    changedTo(other, {
      ...changed.facts,
      ...(changed.anchor && { dueDay: dueDayAt(after, other.series?.index ?? index) }),
    }),
  )
  return effect({ expenses: [own, ...others], series: [after] })
}

/** Returns the others of a series that a scope takes along: those without a payment, for those stay as they are. */
export function takenBy(scope: Scope, { id, series }: Expense, { data }: ExpenseContext): Expense[] {
  if (series === null || scope === 'one') return []
  return data
    .ofSeries(series.id)
    .filter((other) => other.id !== id && validPayments(other).length === 0)
    .filter((other) => scope === 'all' || (other.series?.index ?? 0) > series.index)
}

function onlyChanged(before: Expense, facts: ExpenseSeriesFacts): Partial<ExpenseSeriesFacts> {
  return Object.fromEntries(
    Object.entries(facts).filter(([name, value]) => before[name as keyof ExpenseSeriesFacts] !== value),
  )
}

/** Returns a series whose facts and days are changed from an index on; later stretches keep what else they have. */
function stretched(
  series: ExpenseSeries,
  from: number,
  { facts, anchor }: { facts: Partial<ExpenseSeriesFacts>; anchor: Stretch['anchor'] | undefined },
): ExpenseSeries {
  const patched = (stretch: Stretch): Stretch => ({
    ...stretch,
    facts: { ...stretch.facts, ...facts },
    anchor: anchor ?? stretch.anchor,
  })
  const stretches = [
    ...series.stretches.filter((each) => each.from < from),
    patched({ ...stretchAt(series, from), from }),
    ...series.stretches.filter((each) => each.from > from).map(patched),
  ]
  return { ...series, stretches, version: series.version + 1 }
}

/** Puts several into a category. */
export function categorize(
  { expenseIds, category }: Extract<ExpenseCommand, { type: 'categorize' }>,
  context: ExpenseContext,
): ExpenseEffect | ExpenseRefusal {
  const expenses = ownExpenses(context, expenseIds)
  if (!expenses) return refuseMissing()
  const refusal = requireEntered(expenses)
  if (refusal) return refusal
  if (expenses.some(({ kind }) => !fitsKind(category, kind)))
    return refuseAt('category', 'Escolha uma destas categorias.')
  return effect({ expenses: expenses.map((expense) => changedTo(expense, { category })) })
}
