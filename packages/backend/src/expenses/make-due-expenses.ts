import { makeDue } from '@campo-livre/domain/expenses/make-due.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord } from '../store/records.ts'

/** Makes the recurring expenses of a company that have become due, before they are read (H5). */
export async function makeDueExpenses(db: Database, company: CompanyRecord, now: string): Promise<void> {
  const today = localDay(company.timeZone, now)
  for (const series of db.expenseSeries.by('companyId', company.id)) {
    const made = makeDue(series, { today, at: now })
    if (!made) continue
    await db.expenseSeries.update(series.id, made.series)
    for (const expense of made.expenses) await db.expenses.insert(expense)
  }
}
