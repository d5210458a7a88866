import { settlesAt, sumAgain } from '@campo-livre/domain/tills/settling.ts'
import { tillSum } from '@campo-livre/domain/tills/till-sum.ts'
import { type ClosedTill, isClosed } from '@campo-livre/domain/tills/till.ts'
import { adminTillList } from '@campo-livre/domain/admin/admin-lists.ts'
import type { OpenTill, TillReport } from '@campo-livre/domain/tills/till-row.ts'
import { tillList } from '@campo-livre/domain/tills/till-list.ts'
import type { Database } from '../store/database.ts'
import { listRows } from '../http/list-rows.ts'
import { ownRows } from '../ownership/own-company.ts'
import { memoize } from '../store/memoize.ts'
import type { CompanyRecord, TillRecord, UserRecord } from '../store/records.ts'
import { tillEntriesOf } from './till-entries.ts'

/** The rows of closed tills of one company. */
export const closedTillRows = listRows(tillList, {})

/** The rows of all tills. */
export const adminTillRows = listRows(adminTillList, {})

/** Returns the closed tills of the user's company. */
export function ownClosedTills(db: Database, user: UserRecord): readonly ClosedTill[] {
  return closedIn(ownRows(db, user, db.tills))
}

const closedIn = memoize((tills: readonly TillRecord[]): readonly ClosedTill[] => tills.filter(isClosed))

/** Returns a closed till with the sums of this instant, as long as a payment may be stored that began before its closing. */
export function summedNow(db: Database, till: ClosedTill): ClosedTill {
  return settlesAt(till) === null ? till : sumAgain(till, tillEntriesOf(db, till), db.clock.now())
}

/** Returns the report of a closed till. */
export function toTillReport(db: Database, company: CompanyRecord, till: ClosedTill): TillReport {
  const { methods, depositCents, withdrawalCents } = tillSum(till, tillEntriesOf(db, till))
  return {
    ...closedTillRows.row(db, summedNow(db, till)),
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
