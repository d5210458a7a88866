import { sumAgain } from '@campo-livre/domain/tills/settling.ts'
import {
  entriesOfBooking,
  entriesOfSeries,
  entriesOfTab,
  movedMoney,
  type TillEntry,
} from '@campo-livre/domain/tills/till-entries.ts'
import { isWithin } from '@campo-livre/domain/tills/till-sum.ts'
import { isClosed } from '@campo-livre/domain/tills/till.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { BookingRecord, SeriesRecord, TabRecord, TillRecord } from '../store/records.ts'
import type { RowChange } from '../store/row-change.ts'
import { tillEntriesOf } from './till-entries.ts'

/**
 * Sums the closed tills up again in whose time changes have added money or taken some away, in the transaction of the changes:
 * a tab that an admin removes, a payment that began before the till was closed. `now` is the instant of the call, or that at
 * which a job runs; money of that instant is in no closed till, so a call at the counter reads none.
 */
export async function keepTillSums(db: Database, changes: readonly RowChange[], now: string): Promise<void> {
  const moved = new Map<string, TillEntry[]>()
  for (const change of changes) {
    const earlier = movedBy(change).filter(({ at }) => Date.parse(at) < Date.parse(now))
    const companyId = (change.after ?? change.before)?.companyId
    if (earlier.length > 0 && typeof companyId === 'string')
      moved.set(companyId, [...(moved.get(companyId) ?? []), ...earlier])
  }
  const touched = mapAll([...moved], ([companyId, entries]) =>
    db.tills
      .by('companyId', companyId)
      .filter(isClosed)
      .filter((till) => entries.some(({ at }) => isWithin(till)(at))),
  ).flat()
  await sumTillsAgain(db, touched, now)
}

/** Sums closed tills up again, and keeps what their money came to at an instant. */
export async function sumTillsAgain(db: Database, tills: readonly TillRecord[], at: string): Promise<void> {
  const summed = mapAll(tills, (till) => sumAgain(till, tillEntriesOf(db, till), at))
  for (const { id, sums } of summed) await db.tills.update(id, { sums })
}

/** Returns the money that a change has added or taken away. */
function movedBy({ table, before, after }: RowChange): TillEntry[] {
  if (table === 'bookings')
    return between(before as BookingRecord | null, after as BookingRecord | null, entriesOfBooking)
  if (table === 'tabs') return between(before as TabRecord | null, after as TabRecord | null, entriesOfTab)
  if (table === 'series')
    return between(before as SeriesRecord | null, after as SeriesRecord | null, entriesOfSeries)
  return []
}

function between<T>(before: T | null, after: T | null, entriesOf: (row: T) => TillEntry[]): TillEntry[] {
  return movedMoney(before ? entriesOf(before) : [], after ? entriesOf(after) : [])
}
