import type { TabRow } from '@campo-livre/domain/tabs/tab.ts'
import { itemCount, tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { Database } from '../store/database.ts'
import type { TabRecord } from '../store/records.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { companyFacts } from '../companies/company-facts.ts'

/** Returns tabs as rows of a table: open ones, then those to be paid, then the others; each group newest first. */
export function tabRows(db: Database, tabs: readonly TabRecord[]): readonly TabRow[] {
  return rowsOf(tabs, [db.companies.all()], () =>
    tabs.toSorted(nextStepFirst).map((tab) => toTabRow(db, tab)),
  )
}

const rowsOf = memoizeByInputs<TabRow[]>()

function toTabRow(db: Database, tab: TabRecord): TabRow {
  const { id, code, companyId, customerName, bookingId, status, openedAt, closedAt } = tab
  const { itemsCents, totalCents, paidCents, dueCents } = tabSum(tab)
  return {
    id,
    code,
    companyId,
    ...companyFacts(db, companyId),
    customerName,
    bookingId,
    status,
    itemCount: itemCount(tab),
    itemsCents,
    totalCents,
    paidCents,
    dueCents,
    openedAt,
    closedAt,
  }
}

const ranks: Readonly<Record<TabRecord['status'], number>> = { open: 0, closed: 1, paid: 2, cancelled: 2 }

function nextStepFirst(a: TabRecord, b: TabRecord): number {
  return (
    ranks[a.status] - ranks[b.status] ||
    Date.parse(b.openedAt) - Date.parse(a.openedAt) ||
    (a.id < b.id ? -1 : 1)
  )
}
