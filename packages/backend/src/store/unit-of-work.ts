import type { Row, Table } from './table.ts'
import type { Database } from './database.ts'
import type { RowChange } from './row-change.ts'
import type { AskList } from './list-question.ts'
import { pendingRows, type PendingRows } from './pending-rows.ts'
import { isTableName, type TableName, tableNames } from './records.ts'

/** The writes of a call, which are stored together or not at all (decision 093). */
export type UnitOfWork<D extends Database = Database> = {
  /** The database as the call sees it: with its own writes, which nobody else sees. */
  readonly db: D
  /** The changes so far, in order. */
  readonly changes: readonly RowChange[]
  /** Stores all writes; with names only those to these tables, and drops the others. */
  store(only?: readonly TableName[]): Promise<void>
}

/**
 * Begins a unit of work on a database, or on that of another unit: what it stores is then one of the writes of that
 * one. Rows are checked as they are written, so storing them does not fail. A call touches few tables, so their writes
 * are kept from the first touch on.
 */
export function beginUnit<D extends Database>(below: D): UnitOfWork<D> {
  let turns = 0
  const nextTurn = () => turns++
  const pending = new Map<string, PendingRows<Row, string>>()
  const tableOf = (name: TableName) => {
    const known = pending.get(name)
    if (known) return known.table
    // All tables are treated alike, whatever their rows are.
    const rows = pendingRows(below[name] as unknown as Table<Row, string>, nextTurn)
    pending.set(name, rows)
    return rows.table
  }
  // Rows that a call has written are not in the database yet: then all are looked at.
  const askList: AskList = (question) => (turns === 0 && below.askList?.(question)) || null
  const db = new Proxy(below, {
    get: (_, key) => {
      if (isTableName(key)) return tableOf(key)
      if (key === 'askList') return below.askList && askList
      if (key === 'fieldIndex') return turns === 0 ? below.fieldIndex : undefined
      return below[key as keyof D]
    },
  })
  const writes = () =>
    [...pending.values()].flatMap((rows) => rows.writes()).toSorted((a, b) => a.turn - b.turn)
  return {
    db,
    get changes() {
      return writes()
    },
    store: async (only = tableNames) => {
      const kept: readonly string[] = only
      for (const write of writes()) if (kept.includes(write.table)) await write.store()
      for (const rows of pending.values()) rows.drop()
    },
  }
}

/** Returns the database itself in the place of a unit of work: what is written is stored at once. */
export function directly<D extends Database>(db: D): UnitOfWork<D> {
  return { db, changes: [], store: async () => undefined }
}

/** Runs a task that is stored as a whole, or not at all where it throws. */
export async function inUnit<T, D extends Database>(below: D, task: (db: D) => Promise<T>): Promise<T> {
  const unit = beginUnit(below)
  const result = await task(unit.db)
  await unit.store()
  return result
}
