import { yieldToPage } from '../db/yield-to-page.ts'
import type { MemoryTable } from '../db/collection.ts'
import type { MemoryDatabase } from '../db/database.ts'
import { tableNames, type TableName } from '@campo-livre/backend/store/records.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'
import { differences, type StoredRows, type Snapshot } from './snapshot.ts'

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
  const apply = async <T extends Row, I extends string>(
    name: TableName,
    table: MemoryTable<T, I>,
    kept: StoredRows<T>,
  ): Promise<void> => {
    const { fresh } = differences(db.log.of(name), kept)
    for (const [position, [id, row]] of fresh.entries()) {
      if (position % BREATH === BREATH - 1) await yieldToPage()
      if (row !== null) await table.restore(row)
      else if (table.find(id)) table.remove(id)
    }
  }
  const tables: Readonly<Record<TableName, () => Promise<void>>> = {
    users: () => apply('users', db.users, changes.users),
    companies: () => apply('companies', db.companies, changes.companies),
    fields: () => apply('fields', db.fields, changes.fields),
    closures: () => apply('closures', db.closures, changes.closures),
    bookings: () => apply('bookings', db.bookings, changes.bookings),
    series: () => apply('series', db.series, changes.series),
    seriesRequests: () => apply('seriesRequests', db.seriesRequests, changes.seriesRequests),
    reviews: () => apply('reviews', db.reviews, changes.reviews),
    products: () => apply('products', db.products, changes.products),
    productImports: () => apply('productImports', db.productImports, changes.productImports),
    stockMovements: () => apply('stockMovements', db.stockMovements, changes.stockMovements),
    edits: () => apply('edits', db.edits, changes.edits),
    audits: () => apply('audits', db.audits, changes.audits),
    tabs: () => apply('tabs', db.tabs, changes.tabs),
    tabCommands: () => apply('tabCommands', db.tabCommands, changes.tabCommands),
    bookingCommands: () => apply('bookingCommands', db.bookingCommands, changes.bookingCommands),
    sentReceipts: () => apply('sentReceipts', db.sentReceipts, changes.sentReceipts),
    tills: () => apply('tills', db.tills, changes.tills),
    closings: () => apply('closings', db.closings, changes.closings),
    deals: () => apply('deals', db.deals, changes.deals),
    expenses: () => apply('expenses', db.expenses, changes.expenses),
    expenseSeries: () => apply('expenseSeries', db.expenseSeries, changes.expenseSeries),
    expenseReceipts: () => apply('expenseReceipts', db.expenseReceipts, changes.expenseReceipts),
    expenseCommands: () => apply('expenseCommands', db.expenseCommands, changes.expenseCommands),
    rachas: () => apply('rachas', db.rachas, changes.rachas),
    splits: () => apply('splits', db.splits, changes.splits),
    notifications: () => apply('notifications', db.notifications, changes.notifications),
    cards: () => apply('cards', db.cards, changes.cards),
    sessions: () => apply('sessions', db.sessions, changes.sessions),
    mails: () => apply('mails', db.mails, changes.mails),
    proofs: () => apply('proofs', db.proofs, changes.proofs),
    attempts: () => apply('attempts', db.attempts, changes.attempts),
    interests: () => apply('interests', db.interests, changes.interests),
    replays: () => apply('replays', db.replays, changes.replays),
    noticed: () => apply('noticed', db.noticed, changes.noticed),
  }
  for (const name of tableNames) await tables[name]()
  db.clock.setOffset(offsetMinutes)
  Object.assign(db.settings, settings)
}
