import { yieldToPage } from '../db/yield-to-page.ts'
import type { Table } from '../db/collection.ts'
import type { Database } from '../db/database.ts'
import type { TableName } from '../db/records.ts'
import type { Row } from '../db/row-index.ts'
import { differences, type Kept, type Snapshot } from './snapshot.ts'

/** The number of rows after which other tasks get a turn. */
const BREATH = 5000

/** Brings a database that is at the snapshot's seed, or somewhere on the way from it, to the state of the snapshot. */
export async function applySnapshot(db: Database, snapshot: Snapshot): Promise<void> {
  await applyChanges(db, snapshot)
  db.log.markSaved()
}

/** Applies the rows of a snapshot, which may hold only some of them, and its settings. */
export async function applyChanges(
  db: Database,
  { changes, offsetMinutes, settings }: Snapshot,
): Promise<void> {
  const apply = async <T extends Row, I extends string>(
    name: TableName,
    table: Table<T, I>,
    kept: Kept<T>,
  ): Promise<void> => {
    const { fresh } = differences(db.log.of(name), kept)
    for (const [position, [id, row]] of fresh.entries()) {
      if (position % BREATH === BREATH - 1) await yieldToPage()
      if (row !== null) await table.restore(row)
      else if (table.find(id)) table.remove(id)
    }
  }
  await apply('users', db.users, changes.users)
  await apply('companies', db.companies, changes.companies)
  await apply('fields', db.fields, changes.fields)
  await apply('bookings', db.bookings, changes.bookings)
  await apply('reviews', db.reviews, changes.reviews)
  await apply('products', db.products, changes.products)
  await apply('edits', db.edits, changes.edits)
  await apply('tabs', db.tabs, changes.tabs)
  await apply('expenses', db.expenses, changes.expenses)
  await apply('rachas', db.rachas, changes.rachas)
  await apply('notifications', db.notifications, changes.notifications)
  await apply('sessions', db.sessions, changes.sessions)
  await apply('mails', db.mails, changes.mails)
  await apply('proofs', db.proofs, changes.proofs)
  await apply('attempts', db.attempts, changes.attempts)
  await apply('interests', db.interests, changes.interests)
  await apply('replays', db.replays, changes.replays)
  await apply('noticed', db.noticed, changes.noticed)
  db.clock.setOffset(offsetMinutes)
  Object.assign(db.settings, settings)
}
