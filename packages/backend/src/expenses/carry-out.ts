import { applyExpenseCommand } from '@campo-livre/domain/expenses/apply-command.ts'
import type { ExpenseCommand } from '@campo-livre/domain/expenses/command.ts'
import type { ExpenseData, ExpenseRefusal } from '@campo-livre/domain/expenses/context.ts'
import { billKey, type OpenBill } from '@campo-livre/domain/expenses/statement/bill.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { CompanyRecord } from '../store/records.ts'
import { refusedAt, Refused } from '../http/refused.ts'
import { toExpenseRow } from './expense-rows.ts'
import { openBillsOf } from './open-bills-of.ts'
import { settleBill } from './settle-bill.ts'
import { statementPayments } from './statement-payments.ts'
import { storeReceipt } from './store-receipt.ts'

type By = { company: CompanyRecord; now: string; userId: string }

/** Carries out a command about the expenses of a company (decision 077). Throws what refuses it. */
export async function carryOutExpense(db: Database, { company, now, userId }: By, command: ExpenseCommand) {
  const outcome = applyExpenseCommand(command, {
    data: expenseData(db, company, now),
    id: newId('exp'),
    today: localDay(company.timeZone, now),
    at: now,
    byId: userId,
  })
  if (!outcome.ok) throw refusedAs(outcome, presentRow(db, now, company, command))
  const { expenses, series, removed, removedSeries, bills, receipts, done } = outcome
  // Nothing is refused from here on.
  for (const { id, ...rest } of series)
    await (db.expenseSeries.find(id)
      ? db.expenseSeries.update(id, rest)
      : db.expenseSeries.insert({ id, ...rest }))
  for (const { id, ...rest } of expenses)
    await (db.expenses.find(id) ? db.expenses.update(id, rest) : db.expenses.insert({ id, ...rest }))
  for (const { expenseId, receipt } of receipts)
    await storeReceipt(db, now, { id: expenseId, companyId: company.id }, receipt)
  for (const { id } of removed) {
    db.expenses.remove(id)
    // A deletion may be undone, and an undone command never comes back.
    if (command.type === 'undo')
      for (const receipt of db.expenseReceipts.by('expenseId', id)) db.expenseReceipts.remove(receipt.id)
  }
  for (const { id } of removedSeries) db.expenseSeries.remove(id)
  for (const bill of bills) await settleBill(db, { company, now, userId }, bill)
  await db.expenseCommands.insert(done)
  if (command.type === 'undo') await db.expenseCommands.update(command.commandId, { undone: true })
  return { expenses, done }
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
    command: (each) => db.expenseCommands.find(each),
  }
}

function refusedAs({ code, message, field }: ExpenseRefusal, data: unknown): Refused {
  return field === undefined ? new Refused(code, message, { data }) : refusedAt(field, code, message)
}

/** Returns the row that a change is about as it is now, for who was late. */
function presentRow(db: Database, now: string, company: CompanyRecord, command: ExpenseCommand) {
  const expense = command.type === 'change' ? db.expenses.find(command.expenseId) : undefined
  return expense?.companyId === company.id ? toExpenseRow(db, now, expense) : undefined
}
