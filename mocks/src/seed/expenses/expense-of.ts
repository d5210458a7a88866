import type { ExpensePayment } from '@campo-livre/domain/expenses/expense.ts'
import type { Stretch } from '@campo-livre/domain/expenses/expense-series.ts'
import { addDays, fromLocal } from '@campo-livre/domain/time/zone.ts'
import type { CompanyRecord, ExpenseRecord, ExpenseSeriesRecord } from '@campo-livre/backend/store/records.ts'
import { instantOf } from '../instants.ts'

/** Returns ten in the morning of a day, on the clock of a company. */
export function atTen({ timeZone }: CompanyRecord, day: string): string {
  return instantOf(fromLocal(timeZone, day, 10 * 60))
}

type Facts = Pick<ExpenseRecord, 'id' | 'description' | 'category' | 'amountCents' | 'dueDay' | 'method'> &
  Partial<ExpenseRecord>

/** Builds an expense that was entered twenty days before it is due. */
export function expenseOf(company: CompanyRecord, facts: Facts): ExpenseRecord {
  return {
    companyId: company.id,
    kind: 'expense',
    supplier: null,
    note: null,
    payments: [],
    series: null,
    productId: null,
    version: 1,
    createdAt: atTen(company, addDays(facts.dueDay, -20)),
    ...facts,
  }
}

type Paid = Pick<ExpensePayment, 'id' | 'day' | 'method' | 'amountCents'>

/** Builds a payment that the owner entered on its day. */
export function paymentOf(company: CompanyRecord, paid: Paid): ExpensePayment {
  return { ...paid, at: atTen(company, paid.day), byId: company.ownerId, voided: null }
}

type Series = Pick<ExpenseSeriesRecord, 'id' | 'kind' | 'made'> & Pick<Stretch, 'anchor' | 'facts'>

/** Builds a series of every month that began with its first index. */
export function seriesOf(
  company: CompanyRecord,
  { id, kind, made, anchor, facts }: Series,
): ExpenseSeriesRecord {
  return {
    id,
    companyId: company.id,
    kind,
    every: 'month',
    weekend: 'keep',
    instalments: null,
    made,
    last: null,
    stretches: [{ from: 0, anchor, facts }],
    version: 1,
    createdAt: atTen(company, addDays(anchor.day, -31 * anchor.index - 20)),
  }
}
