import type { DoneExpenseCommand, ExpenseCommand } from './command.ts'
import { categorize, change } from './commands/change.ts'
import { create } from './commands/create.ts'
import { pay, payAll, voidPayment } from './commands/pay.ts'
import { remove } from './commands/remove.ts'
import { takeStatement } from './commands/take-statement.ts'
import { undo } from './commands/undo.ts'
import type { ExpenseContext, ExpenseEffect, ExpenseRefusal } from './context.ts'

/** The result of a command: what to store and to remove, and its entry, by which it is undone. */
export type ExpenseOutcome = (ExpenseEffect & { done: DoneExpenseCommand }) | ExpenseRefusal

/**
 * Carries a command out on the expenses of one company (decision 077). Pure: the server stores what comes out. What is
 * not allowed is a refusal with its sentence, never an exception.
 */
export function applyExpenseCommand(command: ExpenseCommand, context: ExpenseContext): ExpenseOutcome {
  const result = step(command, context)
  if (!result.ok) return result
  const { data, id, at, byId } = context
  const touched = [...result.expenses, ...result.removed].flatMap((expense) => data.expense(expense.id) ?? [])
  const series = [...result.series, ...result.removedSeries].flatMap((each) => data.series(each.id) ?? [])
  const done: DoneExpenseCommand = {
    id,
    companyId: data.companyId,
    type: command.type,
    at,
    byId,
    before: { expenses: touched, series },
    left: result.expenses.map((expense) => ({ id: expense.id, version: expense.version })),
    ...(result.bills.length > 0 && {
      bills: result.bills.map(({ ref, paymentId }) => ({ ref, paymentId })),
    }),
    undone: false,
  }
  return { ...result, done }
}

function step(command: ExpenseCommand, context: ExpenseContext): ExpenseEffect | ExpenseRefusal {
  switch (command.type) {
    case 'create':
      return create(command, context)
    case 'change':
      return change(command, context)
    case 'delete':
      return remove(command, context)
    case 'pay':
      return pay(command, context)
    case 'pay_all':
      return payAll(command, context)
    case 'void_payment':
      return voidPayment(command, context)
    case 'categorize':
      return categorize(command, context)
    case 'take_statement':
      return takeStatement(command, context)
    case 'undo':
    default:
      return undo(command, context)
  }
}
