import type { OpenTab, TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { Database } from '../store/database.ts'
import { readTogether } from '../store/not-loaded.ts'
import type { TabRecord } from '../store/records.ts'
import { creditLeft } from '../bookings/credit-left.ts'
import { toCompanySummary } from '../companies/to-company.ts'

/** Returns a tab with its sums, its company and its booking. */
export function toTabDetail(db: Database, tab: TabRecord): TabDetail {
  const company = db.companies.find(tab.companyId)
  if (!company) throw new Error(`tab ${tab.id} has lost its company`)
  return { ...toOpenTab(db, tab), sum: tabSum(tab), company: toCompanySummary(company) }
}

/** Returns the same for its athlete, who has credit at the arena or not. */
export function toOwnTabDetail(db: Database, now: string, tab: TabRecord): TabDetail {
  const [detail, creditLeftCents] = readTogether(
    () => toTabDetail(db, tab),
    () => creditLeft(db, now, tab),
  )
  return { ...detail, creditLeftCents: creditLeftCents || undefined }
}

/** Returns a tab with its booking, as the counter keeps it. */
export function toOpenTab(db: Database, tab: TabRecord): OpenTab {
  return { ...tab, booking: bookingOf(db, tab) }
}

function bookingOf(db: Database, { bookingId }: TabRecord): OpenTab['booking'] {
  const booking = bookingId === null ? undefined : db.bookings.find(bookingId)
  if (!booking) return null
  const { id, code, fieldId, start, end } = booking
  return { id, code, fieldName: db.fields.find(fieldId)?.name ?? 'Campo', start, end }
}
