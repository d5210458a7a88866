import { refuse, type Refusal } from '../refusals/refusal.ts'
import type { DoneExpenseCommand } from './command.ts'
import type { Expense } from './expense.ts'
import type { BillEffect, BillRef, OpenBill } from './statement/bill.ts'
import type { SettlingFacts } from './statement/settling-steps.ts'
import type { NewReceipt } from './receipt-input.ts'
import type { ExpenseSeries } from './expense-series.ts'

/** The data of one company that a command may need. */
export type ExpenseData = {
  companyId: string
  expense: (id: string) => Expense | undefined
  series: (id: string) => ExpenseSeries | undefined
  /** The expenses of a series that are there. */
  ofSeries: (id: string) => readonly Expense[]
  /** Returns a bill that somebody owes the company; undefined for one that is not open. */
  bill: (ref: BillRef) => OpenBill | undefined
  /** The payments of the company that came with a transaction of that key, and count. */
  isTaken: (statementKey: string) => boolean
  command: (id: string) => DoneExpenseCommand | undefined
  /** Returns the payments of the account of a bill; none where that is gone. */
  paymentsOf: SettlingFacts['paymentsOf']
  /** Returns the ids of the receipts of an expense. */
  receiptIds: (expenseId: string) => readonly string[]
}

export type ExpenseContext = {
  data: ExpenseData
  /** The id of this command; of what it makes, the beginning. */
  id: string
  /** The day in the company's zone. */
  today: string
  timeZone: string
  at: string
  byId: string | null
}

/** The effect of a command: rows to store as they are now, and rows to remove. */
export type ExpenseEffect = {
  ok: true
  expenses: Expense[]
  series: ExpenseSeries[]
  removed: Expense[]
  removedSeries: ExpenseSeries[]
  /** The bills that are paid by transactions, or freed of them. */
  bills: BillEffect[]
  /** The receipts that come with new ones. */
  receipts: { expenseId: string; receipt: NewReceipt }[]
}

/** A refusal, and the field at which it is shown. */
export type ExpenseRefusal = Refusal & { field?: string }

export const effect = (parts: Partial<ExpenseEffect>): ExpenseEffect => ({
  ok: true,
  expenses: [],
  series: [],
  removed: [],
  removedSeries: [],
  bills: [],
  receipts: [],
  ...parts,
})

/** Refuses at a field. */
export function refuseAt(field: string, message: string): ExpenseRefusal {
  return { ...refuse('invalid', message), field }
}

/** Returns an expense of the company. */
export function ownExpense({ data }: ExpenseContext, id: string): Expense | undefined {
  const expense = data.expense(id)
  return expense?.companyId === data.companyId ? expense : undefined
}

/** Returns expenses of the company, or undefined when one of them is not its own. */
export function ownExpenses(context: ExpenseContext, ids: readonly string[]): Expense[] | undefined {
  const found = [...new Set(ids)].flatMap((id) => ownExpense(context, id) ?? [])
  return found.length === new Set(ids).size ? found : undefined
}

/** Returns one after a change. */
export function changedTo(expense: Expense, facts: Partial<Expense>): Expense {
  return { ...expense, ...facts, version: expense.version + 1 }
}
