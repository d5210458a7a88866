import { applyExpenseCommand, type ExpenseDone } from '@campo-livre/domain/expenses/apply-command.ts'
import type { ExpenseCommand } from '@campo-livre/domain/expenses/command.ts'
import type { ExpenseData } from '@campo-livre/domain/expenses/context.ts'
import { billKey, type OpenBill } from '@campo-livre/domain/expenses/statement/bill.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CompanyRecord } from '../store/records.ts'
import { applyOutcome, requireDone } from '../store/apply-outcome.ts'
import { expenseRows } from './expense-rows.ts'
import { accountOf } from '../payments/step-on-account.ts'
import { stepOnBill } from '../payments/step-on-bill.ts'
import { openBillsOf } from './open-bills-of.ts'
import { statementPayments } from './statement-payments.ts'

type By = { company: CompanyRecord; now: string; userId: string }

/** Carries out a command about the expenses of a company (decision 077). Throws what refuses it. */
export async function carryOutExpense(
  db: Database,
  { company, now, userId }: By,
  command: ExpenseCommand,
): Promise<ExpenseDone> {
  const outcome = applyExpenseCommand(command, {
    data: expenseData(db, company, now),
    id: newId('exp'),
    today: localDay(company.timeZone, now),
    timeZone: company.timeZone,
    at: now,
    byId: userId,
  })
  const done = requireDone(outcome, ({ field }) =>
    field === undefined ? presentRow(db, now, company, command) : undefined,
  )
  await applyOutcome(db, done)
  for (const { ref, step } of done.steps)
    await stepOnBill(db, { now, userId }, ref, { ...step, id: newId('cmd') })
  return done
}

function expenseData(db: Database, company: CompanyRecord, now: string): ExpenseData {
  const { id } = company
  let keys: Set<string> | undefined
  let bills: Map<string, OpenBill> | undefined
  return {
    companyId: id,
    expense: (each) => db.expenses.find(each),
    series: (each) => db.expenseSeries.find(each),
    ofSeries: (each) => db.expenses.by('seriesId', each),
    isTaken: (key) => {
      keys ??= statementPayments(db, id).keys
      return keys.has(key)
    },
    bill: (ref) => {
      bills ??= new Map(openBillsOf(db, company, now).map((bill) => [billKey(bill.ref), bill]))
      return bills.get(billKey(ref))
    },
    paymentsOf: (ref) => accountOf(db, ref)?.payments ?? [],
    command: (each) => db.expenseCommands.find(each),
    receiptIds: (each) => db.expenseReceipts.by('expenseId', each).map((receipt) => receipt.id),
  }
}

/** Returns the row that a change is about as it is now, for who was late. */
function presentRow(db: Database, now: string, company: CompanyRecord, command: ExpenseCommand) {
  const expense = command.type === 'change' ? db.expenses.find(command.expenseId) : undefined
  return expense?.companyId === company.id ? expenseRows.row(db, expense, now) : undefined
}
