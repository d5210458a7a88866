import type { Done, Removed } from '../outcome/outcome.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { DoneExpenseCommand, ExpenseCommand } from './command.ts'
import { categorize, change } from './commands/change.ts'
import { create } from './commands/create.ts'
import { pay, payAll, voidPayment } from './commands/pay.ts'
import { remove } from './commands/remove.ts'
import { takeStatement } from './commands/take-statement.ts'
import { undo } from './commands/undo.ts'
import type { ExpenseContext, ExpenseEffect } from './context.ts'
import type { Expense, Receipt } from './expense.ts'
import { storedReceipt } from './receipts.ts'
import type { ExpenseSeries } from './expense-series.ts'
import { type BillStep, settlingSteps } from './statement/settling-steps.ts'

/** The rows that a command changes. */
type ExpenseChanges = {
  expenses: readonly Expense[]
  expenseSeries: readonly ExpenseSeries[]
  expenseReceipts: readonly Receipt[]
  expenseCommands: readonly [DoneExpenseCommand, ...DoneExpenseCommand[]]
}

/** A command that is carried out, with the steps on bills that follow, each on the account that it has anyway. */
export type ExpenseDone = Done<ExpenseChanges> & { removed: Removed; steps: readonly BillStep[] }
export type ExpenseOutcome = ExpenseDone | Refusal

/**
 * Carries a command out on the expenses of one company (decision 077). Its entry, by which it is undone, is the first of
 * the commands. What is not allowed is a refusal with its sentence, never an exception.
 */
export function applyExpenseCommand(command: ExpenseCommand, context: ExpenseContext): ExpenseOutcome {
  const result = step(command, context)
  if (!result.ok) return result
  const { data, id, at, timeZone, byId } = context
  const { expenses, series, removed, removedSeries, bills } = result
  const touched = [...expenses, ...removed].flatMap((expense) => data.expense(expense.id) ?? [])
  const done: DoneExpenseCommand = {
    id,
    companyId: data.companyId,
    type: command.type,
    at,
    byId,
    before: {
      expenses: touched,
      series: [...series, ...removedSeries].flatMap((each) => data.series(each.id) ?? []),
    },
    left: expenses.map((expense) => ({ id: expense.id, version: expense.version })),
    ...(bills.length > 0 && { bills: bills.map(({ ref, paymentId }) => ({ ref, paymentId })) }),
    undone: false,
  }
  const undone = command.type === 'undo' ? data.command(command.commandId) : undefined
  // A deletion may be undone, and an undone command never comes back: its receipts go, too.
  const receiptless = command.type === 'undo' ? removed : []
  return {
    ok: true,
    changes: {
      expenses,
      expenseSeries: series,
      expenseReceipts: receiptsOf(result, context),
      expenseCommands: [done, ...(undone ? [{ ...undone, undone: true }] : [])],
    },
    removed: {
      expenses: removed.map((expense) => expense.id),
      expenseSeries: removedSeries.map((each) => each.id),
      expenseReceipts: receiptless.flatMap((expense) => data.receiptIds(expense.id)),
    },
    notices: [],
    steps: settlingSteps(bills, { at, timeZone, paymentsOf: data.paymentsOf }),
  }
}

/** Returns the receipts that come with new expenses; the id of each follows from its expense, of which it is the first. */
function receiptsOf({ receipts }: ExpenseEffect, { data, at }: ExpenseContext): Receipt[] {
  return receipts.map(({ expenseId, receipt }) =>
    storedReceipt({ id: expenseId, companyId: data.companyId }, receipt, { id: `rcp-${expenseId}`, at }),
  )
}

function step(command: ExpenseCommand, context: ExpenseContext): ExpenseEffect | Refusal {
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
