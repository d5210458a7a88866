import { yieldToPage } from '../db/yield-to-page.ts'
import type { MemoryTable } from '../db/collection.ts'
import type { MemoryDatabase } from '../db/database.ts'
import { tableNames } from '@campo-livre/backend/store/records.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'
import { differences, type Snapshot } from './snapshot.ts'

/** The number of rows after which other tasks get a turn. */
const BREATH = 5000

/** Brings a database that is at the snapshot's seed, or somewhere on the way from it, to the state of the snapshot. */
export async function applySnapshot(db: MemoryDatabase, snapshot: Snapshot): Promise<void> {
  await applyChanges(db, snapshot)
  db.log.markSaved()
}

/** Applies the rows of a snapshot, which may hold only some of them, and its settings. */
export async function applyChanges(
  db: MemoryDatabase,
  { changes, offsetMinutes, settings }: Snapshot,
): Promise<void> {
  for (const name of tableNames) {
    // All tables are treated alike, whatever their rows are.
    const table = db[name] as unknown as MemoryTable<Row, string>
    const { fresh } = differences<Row>(db.log.of(name), changes[name])
    for (const [position, [id, row]] of fresh.entries()) {
      if (position % BREATH === BREATH - 1) await yieldToPage()
      if (row !== null) await table.restore(row)
      else if (table.find(id)) table.remove(id)
    }
  }
  db.clock.setOffset(offsetMinutes)
  Object.assign(db.settings, settings)
}
