import { refuse, refuseMissing } from '../../refusals/refusal.ts'
import type { DoneExpenseCommand, ExpenseCommand } from '../command.ts'
import { effect, type ExpenseContext, type ExpenseEffect, type ExpenseRefusal } from '../context.ts'
import { validPayments } from '../expense-sum.ts'
import { paymentIdOf, withVoided } from './pay.ts'

/**
 * Takes a command back as one, as long as nobody has changed the same since. Payments are voided, not removed; the bills that a
 * statement paid are free again. */
export function undo(
  { commandId }: Extract<ExpenseCommand, { type: 'undo' }>,
  context: ExpenseContext,
): ExpenseEffect | ExpenseRefusal {
  const done = context.data.command(commandId)
  if (done?.companyId !== context.data.companyId) return refuseMissing()
  if (done.undone) return refuse('already_undone', 'Isso já foi desfeito.')
  if (done.type === 'undo' || done.type === 'void_payment')
    return refuse('not_undoable', 'Isso não dá para desfazer.')
  if (!isUntouched(done, context))
    return refuse('not_undoable', 'Alguma delas já mudou depois. Acerte uma por uma.')
  const { data } = context
  const { before, left } = done
  const present = left.flatMap(({ id }) => data.expense(id) ?? [])
  if (done.type === 'pay' || done.type === 'pay_all')
    return effect({
      expenses: present.map((expense) =>
        withVoided(expense, (id) => id === paymentIdOf(done.id, expense.id), 'Desfeito logo depois', context),
      ),
    })
  const restored = before.expenses.map((expense) => ({
    ...expense,
    version: (data.expense(expense.id)?.version ?? expense.version) + 1,
  }))
  const known = new Set(before.expenses.map(({ id }) => id))
  const removed = present.filter(({ id }) => !known.has(id))
  // Those made of it meanwhile are not made again.
  const series = before.series.map((each) => {
    const now = data.series(each.id)
    return { ...each, made: now?.made ?? each.made, version: (now?.version ?? each.version) + 1 }
  })
  const created = done.type === 'create' ? data.series(done.id) : undefined
  const later = created
    ? data.ofSeries(created.id).filter(({ id }) => !removed.some((one) => one.id === id))
    : []
  return effect({
    expenses: restored,
    bills: (done.bills ?? []).map((bill) => ({ ...bill, paid: null })),
    series,
    removed: [...removed, ...later],
    removedSeries: created ? [created] : [],
  })
}

/** Returns whether all is as the command left it: nothing changed, nothing paid since, what it removed still gone. */
function isUntouched({ id, type, before, left }: DoneExpenseCommand, { data }: ExpenseContext): boolean {
  const leftIds = new Set(left.map((each) => each.id))
  const gone = before.expenses.filter((expense) => !leftIds.has(expense.id))
  const later = type === 'create' ? data.ofSeries(id) : []
  return (
    left.every((each) => data.expense(each.id)?.version === each.version) &&
    gone.every((expense) => data.expense(expense.id) === undefined) &&
    before.series.every((series) => data.series(series.id)?.version === series.version + 1) &&
    later.every((expense) =>
      validPayments(expense).every((payment) => payment.id === paymentIdOf(id, expense.id)),
    )
  )
}
