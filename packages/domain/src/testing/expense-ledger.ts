import type { DoneExpenseCommand, ExpenseCommand } from '../expenses/command.ts'
import { applyExpenseCommand, type ExpenseOutcome } from '../expenses/apply-command.ts'
import type { Expense, Receipt } from '../expenses/expense.ts'
import { validPayments } from '../expenses/expense-sum.ts'
import { billKey, type OpenBill } from '../expenses/statement/bill.ts'
import type { BillStep } from '../expenses/statement/settling-steps.ts'
import type { AccountPayment } from '../payments/account.ts'
import { makeDue } from '../expenses/make-due.ts'
import type { ExpenseSeries } from '../expenses/expense-series.ts'

/** A ledger in memory: carries commands out, and makes what is due when it is read. */
export function ledgerOf(today = '2026-11-20', bills: readonly OpenBill[] = []) {
  const expenses = new Map<string, Expense>()
  const series = new Map<string, ExpenseSeries>()
  const commands = new Map<string, DoneExpenseCommand>()
  const receipts = new Map<string, Receipt>()
  /** The payments of bills that statements have brought. */
  const settled = new Map<string, readonly AccountPayment[]>()
  let day = today
  const at = () => `${day}T12:00:00.000Z`
  const all = () => [...expenses.values()].toSorted((a, b) => (a.dueDay < b.dueDay ? -1 : 1))
  return {
    all,
    series,
    expenses,
    receipts,
    moveTo: (next: string) => {
      day = next
    },
    read: () => {
      for (const each of series.values()) {
        const made = makeDue(each, { today: day, at: at() })
        for (const expense of made?.expenses ?? []) {
          if (expenses.has(expense.id)) throw new Error(`${expense.id} is made twice`)
          expenses.set(expense.id, expense)
        }
        if (made) series.set(made.series.id, made.series)
      }
      return all()
    },
    give: (command: ExpenseCommand): ExpenseOutcome => {
      const id = `c${commands.size + 1}`
      const outcome = applyExpenseCommand(command, {
        data: {
          companyId: 'arena',
          expense: (each) => expenses.get(each),
          series: (each) => series.get(each),
          ofSeries: (each) => all().filter((expense) => expense.series?.id === each),
          isTaken: (key) =>
            all().some((each) => validPayments(each).some(({ statementKey }) => statementKey === key)),
          bill: (ref) => bills.find((each) => billKey(each.ref) === billKey(ref)),
          command: (each) => commands.get(each),
          paymentsOf: (ref) => settled.get(billKey(ref)) ?? [],
          receiptIds: (each) =>
            [...receipts.values()].filter(({ expenseId }) => expenseId === each).map((receipt) => receipt.id),
        },
        id,
        today: day,
        timeZone: 'America/Sao_Paulo',
        at: at(),
        byId: 'owner',
      })
      if (!outcome.ok) return outcome
      const { changes, removed } = outcome
      for (const each of changes.expenses) expenses.set(each.id, each)
      for (const each of changes.expenseSeries) series.set(each.id, each)
      for (const each of changes.expenseReceipts) receipts.set(each.id, each)
      for (const each of changes.expenseCommands) commands.set(each.id, each)
      for (const { ref, step } of outcome.steps) settled.set(billKey(ref), paymentsAfter(step))
      for (const each of removed.expenses ?? []) expenses.delete(each)
      for (const each of removed.expenseSeries ?? []) series.delete(each)
      for (const each of removed.expenseReceipts ?? []) receipts.delete(each)
      return outcome
    },
  }
}

function paymentsAfter({ paymentId: id, paid }: BillStep['step']): AccountPayment[] {
  return paid ? [{ id, method: 'pix', receivedCents: null, byId: null, voided: null, ...paid }] : []
}

/** Returns the rows that a command has made, changed and removed; a refused one throws. */
export function doneBy(outcome: ExpenseOutcome) {
  if (!outcome.ok) throw new Error(outcome.message)
  const { changes, removed } = outcome
  return {
    expenses: changes.expenses,
    series: changes.expenseSeries,
    receipts: changes.expenseReceipts,
    removedIds: removed.expenses ?? [],
    removedSeriesIds: removed.expenseSeries ?? [],
  }
}

const facts = {
  description: 'Aluguel',
  category: 'rent',
  amountCents: 300_000,
  dueDay: '2026-11-30',
} as const

/** The command that adds the rent of the arena, with other facts where they are given. */
export function tinyCreate(rest: Partial<Extract<ExpenseCommand, { type: 'create' }>> = {}): ExpenseCommand {
  return { type: 'create', kind: 'expense', ...facts, repeats: 'once', ...rest }
}
