import type { TableName } from '@campo-livre/backend/store/records.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'
import type { Sql } from './sql.ts'

/** A row as a call has read it, and the version of it that this was: the transaction that wrote it, as PostgreSQL names it. */
type Kept = { readonly version: string; readonly row: Row }

/** The rows of a table that calls have read, by their ids. */
export type KeptRows = Map<string, Kept>

/**
 * The tables of which a call may read thousands of rows that hardly ever change: a search by an hour looks at every field of
 * the market. Calls ask for their versions, and read those again that are others than they know.
 */
const tables: readonly TableName[] = ['companies', 'fields', 'closures', 'deals']
/** The most rows of a table that are kept: those that were kept first go. */
const MOST_KEPT = 30_000

const keptOf = new WeakMap<Sql, ReadonlyMap<TableName, KeptRows>>()

/** Returns the rows of a database that this process keeps, by their tables. */
export function keptRowsOf(sql: Sql): ReadonlyMap<TableName, KeptRows> {
  const known = keptOf.get(sql) ?? new Map(tables.map((table) => [table, new Map<string, Kept>()]))
  keptOf.set(sql, known)
  return known
}

/** Keeps a row in its version. */
export function keep(rows: KeptRows, version: string, row: Row): void {
  rows.delete(row.id)
  rows.set(row.id, { version, row })
  for (const oldest of rows.keys()) {
    if (rows.size <= MOST_KEPT) return
    rows.delete(oldest)
  }
}
