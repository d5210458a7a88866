import type { RowChange } from '@campo-livre/backend/store/row-change.ts'
import type { TableName } from '@campo-livre/backend/store/records.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'
import { valuesOf, writtenColumns } from './rows.ts'
import type { Ask } from './sql.ts'
import { type StoredTable, storedTables } from './stored-tables.ts'

/** The most values that one statement takes. */
const MOST_VALUES = 60_000

/** Stores the changes of a call, in their order; all statements go out together. */
export async function storeChanges(ask: Ask, changes: readonly RowChange[]): Promise<void> {
  const asked: Promise<unknown>[] = []
  // New rows of one table that follow each other are added together.
  let added: Row[] = []
  for (const [at, { table, id, before, after }] of changes.entries()) {
    const stored = storedTables[table as TableName]
    if (before === null && after !== null) {
      added.push(after)
      const next = changes[at + 1]
      if (next?.table === table && next.before === null && next.after !== null) continue
      asked.push(...insertRows(ask, stored, added))
      added = []
    } else if (before !== null) {
      asked.push(after === null ? removeRow(ask, stored, id) : updateRow(ask, stored, after))
    }
  }
  await Promise.all(asked)
}

/** Adds rows to a table, in as few statements as they need. */
export function insertRows(ask: Ask, stored: StoredTable, rows: readonly Row[]): Promise<unknown>[] {
  const { names } = writtenColumns(stored)
  const columns = names.map((name) => `"${name}"`).join(', ')
  const most = Math.floor(MOST_VALUES / names.length)
  const asked: Promise<unknown>[] = []
  for (let first = 0; first < rows.length; first += most) {
    const part = rows.slice(first, first + most)
    const lines = part.map(
      (_, row) => `(${names.map((__, at) => `$${row * names.length + at + 1}`).join(', ')})`,
    )
    const values = part.flatMap((row) => valuesOf(stored, row))
    asked.push(ask(`insert into ${stored.name} (${columns}) values ${lines.join(', ')}`, values))
  }
  return asked
}

function updateRow(ask: Ask, stored: StoredTable, row: Row): Promise<unknown> {
  const { names } = writtenColumns(stored)
  const set = names.map((name, at) => `"${name}" = $${at + 2}`).join(', ')
  return ask(`update ${stored.name} set ${set} where id = $1`, [row.id, ...valuesOf(stored, row)])
}

function removeRow(ask: Ask, stored: StoredTable, id: string): Promise<unknown> {
  return ask(`delete from ${stored.name} where id = $1`, [id])
}
