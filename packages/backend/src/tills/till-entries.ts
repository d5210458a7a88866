import {
  entriesOfBooking,
  entriesOfSeries,
  entriesOfTab,
  type TillEntry,
} from '@campo-livre/domain/tills/till-entries.ts'
import type { Till } from '@campo-livre/domain/tills/till.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { readTogether } from '../store/not-loaded.ts'
import type { CompanyRecord, TillRecord } from '../store/records.ts'
import { rowsOn } from '../store/rows-on.ts'
import { openTillOf } from './tills-of.ts'

type Within = Pick<Till, 'companyId' | 'openedAt' | 'closedAt'>

/**
 * Returns the money of tabs, bookings and the bills of fixed slots that came to a company or went back on the days of a till, in
 * UTC: however long an arena has been open, these alone are read.
 */
export function tillEntriesOf(db: Database, till: Within): readonly TillEntry[] {
  const keys = daysOf(till, db.clock.now()).map((day) => `${till.companyId} ${day}`)
  const [bookings, tabs, series] = readTogether(
    () => rowsOn(db.bookings, 'moneyDay', keys),
    () => rowsOn(db.tabs, 'moneyDay', keys),
    () => rowsOn(db.series, 'moneyDay', keys),
  )
  return [
    ...tabs.flatMap(entriesOfTab),
    ...bookings.flatMap(entriesOfBooking),
    ...series.flatMap(entriesOfSeries),
  ]
}

/** Returns the open till of a company, and the money of its days; nothing while none is open. */
export function drawerOf(
  db: Database,
  company: CompanyRecord,
): { till: TillRecord | undefined; entries: readonly TillEntry[] } {
  const till = openTillOf(db, company)
  return { till, entries: till ? tillEntriesOf(db, till) : [] }
}

function daysOf({ openedAt, closedAt }: Within, now: string): readonly string[] {
  const last = (closedAt ?? now).slice(0, 10)
  const days: string[] = []
  for (let day = openedAt.slice(0, 10); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
