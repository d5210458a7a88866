import type { Database } from '../store/database.ts'
import type { ExpenseRecord, UserRecord } from '../store/records.ts'
import { notFound } from '../http/refused.ts'
import { companyOf } from '../bookings/own-booking.ts'

/** Returns an expense of the company that the user runs; refuses any other with a 404. */
export function ownExpense(db: Database, user: UserRecord, id: string): ExpenseRecord {
  const expense = db.expenses.find(id)
  if (!expense || expense.companyId !== companyOf(db, user)?.id) throw notFound()
  return expense
}
