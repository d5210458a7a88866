import { heldCents } from '@campo-livre/domain/tills/count-correction.ts'
import { tillSum } from '@campo-livre/domain/tills/till-sum.ts'
import { closedTillStatus } from '@campo-livre/domain/tills/till-status.ts'
import type { ClosedTill } from '@campo-livre/domain/tills/till.ts'
import type { OpenTill, TillReport, TillRow } from '@campo-livre/domain/tills/till-row.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { CompanyRecord, TillRecord } from '../store/records.ts'
import { closedTillsOf } from './tills-of.ts'
import { tillEntriesOf } from './till-entries.ts'

/** Returns the closed tills of a company as rows of a table, the last one first. */
export function tillRows(db: Database, company: CompanyRecord): readonly TillRow[] {
  const tills = db.tills.by('companyId', company.id)
  return rowsOf(tills, [tillEntriesOf(db, company.id), db.users.all(), company], () =>
    closedTillsOf(db, company).map((till) => toTillRow(db, company, till)),
  )
}

const rowsOf = memoizeByInputs<TillRow[]>()

/** Returns a closed till with the sums that its money gives. */
export function toTillRow(db: Database, { timeZone }: CompanyRecord, till: ClosedTill): TillRow {
  const { id, openedAt, closedAt, closedById, floatCents, countedCents, differenceReason } = till
  const corrected = (till.corrections ?? []).length > 0
  const { methods, expectedCents } = tillSum(till, tillEntriesOf(db, till.companyId))
  const differenceCents = heldCents(till) - expectedCents
  return {
    id,
    openedAt,
    openedBy: nameOf(db, till.openedById),
    closedAt,
    closedBy: nameOf(db, closedById),
    floatCents,
    takenCents: methods.reduce((sum, { totalCents }) => sum + totalCents, 0),
    expectedCents,
    countedCents,
    correctedCents: corrected ? heldCents(till) : null,
    differenceCents,
    differenceReason,
    status: closedTillStatus(till, differenceCents),
    timeZone,
  }
}

/** Returns the report of a closed till. */
export function toTillReport(db: Database, company: CompanyRecord, till: ClosedTill): TillReport {
  const { methods, depositCents, withdrawalCents } = tillSum(till, tillEntriesOf(db, company.id))
  return {
    ...toTillRow(db, company, till),
    companyName: company.name,
    movements: withNames(db, till.movements),
    depositCents,
    withdrawalCents,
    methods,
    corrections: withNames(db, till.corrections),
    salesSeen: withNames(db, till.salesSeen),
    carried: till.carried.flatMap(({ tabId, dueCents }) => {
      const tab = db.tabs.find(tabId)
      return tab ? [{ code: tab.code, customerName: tab.customerName, dueCents }] : []
    }),
  }
}

/** Returns the open till as answers have it: without any sum of its money. */
export function toOpenTill(
  db: Database,
  { id, openedAt, openedById, floatCents, movements }: TillRecord,
): OpenTill {
  return {
    id,
    openedAt,
    openedBy: nameOf(db, openedById),
    floatCents,
    movements: withNames(db, movements),
    version: movements.length,
  }
}

/** Returns entries of a till with the name of who made each. */
function withNames<Entry extends { byId: string }>(db: Database, entries: readonly Entry[] = []) {
  return entries.map(({ byId, ...entry }) => ({ ...entry, by: nameOf(db, byId) }))
}

const nameOf = (db: Database, id: string | null) => (id === null ? null : (db.users.find(id)?.name ?? null))
