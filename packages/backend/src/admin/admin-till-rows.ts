import type { AdminTillRow } from '@campo-livre/domain/admin/admin-rows.ts'
import { isClosed } from '@campo-livre/domain/tills/till.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { CompanyRecord, TillRecord } from '../store/records.ts'
import { toTillRow } from '../tills/till-rows.ts'

/** Returns the tills of every company as rows of the admin's table, the last opened first. */
export function adminTillRows(db: Database, tills: readonly TillRecord[]): readonly AdminTillRow[] {
  const from = [db.bookings.all(), db.tabs.all(), db.series.all(), db.companies.all(), db.users.all()]
  return rowsOf(tills, from, () =>
    tills
      .toSorted((a, b) => Date.parse(b.openedAt) - Date.parse(a.openedAt) || (a.id < b.id ? -1 : 1))
      .flatMap((till) => {
        const company = db.companies.find(till.companyId)
        return company ? [toAdminTillRow(db, company, till)] : []
      }),
  )
}

const rowsOf = memoizeByInputs<AdminTillRow[]>()

/** Returns a till as the admin sees it: of an open one nobody is told what it should have before it is counted. */
function toAdminTillRow(db: Database, company: CompanyRecord, till: TillRecord): AdminTillRow {
  if (isClosed(till)) return { ...toTillRow(db, company, till), companyName: company.name }
  const { id, openedAt, openedById, floatCents } = till
  return {
    id,
    companyName: company.name,
    timeZone: company.timeZone,
    openedAt,
    openedBy: db.users.find(openedById)?.name ?? null,
    closedAt: null,
    closedBy: null,
    floatCents,
    takenCents: null,
    expectedCents: null,
    countedCents: null,
    correctedCents: null,
    differenceCents: null,
    differenceReason: null,
    status: 'open',
  }
}
