import { expenseNotices } from '@campo-livre/domain/expenses/expense-notices.ts'
import { expenseReminders } from '@campo-livre/domain/expenses/expense-reminders.ts'
import { makeDue, nextMakingDay } from '@campo-livre/domain/expenses/make-due.ts'
import { fromLocal, localDay, toInstant } from '@campo-livre/domain/time/zone.ts'
import { earliest } from '../jobs/earliest.ts'
import type { Job } from '../jobs/job.ts'
import { reminderJob } from '../jobs/reminder-job.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { ExpenseSeriesRecord } from '../store/records.ts'

/** Tells owners of the expenses that are due the next day, and of those that are overdue (H5). */
export const remindOfExpenses = reminderJob(
  'remind-of-expenses',
  { lists: (db) => [db.expenses.all()], from: (db) => [db.companies.all()] },
  (expense, db) => {
    const company = db.companies.find(expense.companyId)
    if (!company || expense.dueDay < localDay(company.timeZone, db.startedAt)) return []
    return expenseReminders(expense, company.timeZone).map(({ what, at }) => ({
      about: `${what === 'overdue' ? 'overdue' : 'expense'}:${expense.id}:${expense.dueDay}`,
      at,
      notices: () => expenseNotices(expense, what, company.ownerId),
    }))
  },
)

const firstOf = memoizeByInputs<string | null>()

/** Makes the recurring expenses that have become due (H5). */
export const makeExpenses: Job = {
  name: 'make-expenses',
  next: (db) => {
    const all = db.expenseSeries.all()
    return firstOf(all, [db.companies.all()], () => earliest(all.map((series) => dueAt(db, series))))
  },
  run: async (db, at) => {
    for (const series of db.expenseSeries.where((each) => (dueAt(db, each) ?? at) <= at)) {
      const company = db.companies.find(series.companyId)
      const made = company && makeDue(series, { today: localDay(company.timeZone, at), at })
      if (!made) continue
      await db.expenseSeries.update(series.id, made.series)
      for (const expense of made.expenses) await db.expenses.insert(expense)
    }
  },
}

/** Returns the midnight at which the next one is made; null where none is. */
function dueAt(db: Database, series: ExpenseSeriesRecord): string | null {
  const company = db.companies.find(series.companyId)
  const day = company && nextMakingDay(series)
  return day ? toInstant(fromLocal(company.timeZone, day, 0)) : null
}
