import { counterPartOf } from '@campo-livre/domain/bookings/money/counter-part.ts'
import { validPayments } from '@campo-livre/domain/expenses/expense-sum.ts'
import type { Database } from '../store/database.ts'

/** Returns the ids and the keys of the payments of a company that bank's statements brought, and that count. */
export function statementPayments(db: Database, companyId: string): { ids: Set<string>; keys: Set<string> } {
  const accounts = [
    ...db.tabs.by('companyId', companyId),
    ...db.bookings.by('companyId', companyId).map(counterPartOf),
    ...db.series.by('companyId', companyId).flatMap((series) => series.accounts),
  ]
  const payments = [
    ...accounts.flatMap((account) => account.payments.filter(({ voided }) => voided === null)),
    ...db.expenses.by('companyId', companyId).flatMap(validPayments),
  ]
  const brought = payments.filter(({ statementKey }) => statementKey !== undefined)
  return {
    ids: new Set(brought.map(({ id }) => id)),
    keys: new Set(brought.flatMap(({ statementKey }) => statementKey ?? [])),
  }
}
