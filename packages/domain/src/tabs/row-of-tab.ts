import type { TabDetail } from './tab.ts'
import type { TabRow } from './tab-row.ts'
import { itemCount } from './tab-sum.ts'

/** Returns a tab as the lists have it. */
export function rowOfTab(tab: TabDetail): TabRow {
  const { id, code, companyId, company, customerName, bookingId, status, openedAt, closedAt } = tab
  const { itemsCents, totalCents, paidCents, dueCents } = tab.sum
  return {
    id,
    code,
    companyId,
    companyName: company.name,
    timeZone: company.timeZone,
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
