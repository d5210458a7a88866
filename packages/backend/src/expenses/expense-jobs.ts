import { expenseNotices } from '@campo-livre/domain/expenses/expense-notices.ts'
import { expenseReminders } from '@campo-livre/domain/expenses/expense-reminders.ts'
import { makeDue, nextMakingDay } from '@campo-livre/domain/expenses/make-due.ts'
import { fromLocal, localDay, toInstant } from '@campo-livre/domain/time/zone.ts'
import { earliest } from '../jobs/earliest.ts'
import type { Job } from '../jobs/job.ts'
import { daysInView, rowsOn } from '../store/rows-on.ts'
import { reminderJob } from '../jobs/reminder-job.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { ExpenseSeriesRecord } from '../store/records.ts'

/** The days between what an owner is told and the day that it is about, in any zone. */
const DAYS_AROUND = 3
/** The days after which a recurring expense is still made that nobody made while no process ran. */
const DAYS_MISSED = 400

/** Tells owners of the expenses that are due the next day, and of those that are overdue (H5). */
export const remindOfExpenses = reminderJob(
  'remind-of-expenses',
  {
    // An owner is told on the day before an expense is due, and on the day after.
    lists: (db) => [rowsOn(db.expenses, 'unpaidDay', daysInView(db, DAYS_AROUND))],
    from: (db) => [db.companies.revision()],
  },
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
    const near = making(db)
    return firstOf(near, [db.companies.revision()], () =>
      earliest(mapAll(near, (series) => dueAt(db, series))),
    )
  },
  run: async (db, at) => {
    for (const series of making(db).filter((each) => (dueAt(db, each) ?? at) <= at)) {
      const company = db.companies.find(series.companyId)
      const made = company && makeDue(series, { today: localDay(company.timeZone, at), at })
      if (!made) continue
      await db.expenseSeries.update(series.id, made.series)
      for (const expense of made.expenses) await db.expenses.insert(expense)
    }
  },
}

/** Returns the recurring expenses of which one is to be made, soon or since long. */
function making(db: Database): readonly ExpenseSeriesRecord[] {
  return rowsOn(db.expenseSeries, 'makingDay', daysInView(db, DAYS_MISSED))
}

/** Returns the midnight at which the next one is made; null where none is. */
function dueAt(db: Database, series: ExpenseSeriesRecord): string | null {
  const company = db.companies.find(series.companyId)
  const day = company && nextMakingDay(series)
  return day ? toInstant(fromLocal(company.timeZone, day, 0)) : null
}
