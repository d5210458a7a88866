import { keysOf, type Row } from '@campo-livre/backend/store/table.ts'
import type { SqlRow } from './sql.ts'
import type { StoredTable } from './stored-tables.ts'

/** Returns a row of the backend, as the database has it. */
export function rowOf({ columns }: StoredTable, stored: SqlRow): Row {
  const row: Record<string, unknown> = {}
  for (const { key, name, absent } of columns) {
    const value = stored[name]
    if (value !== null || !absent) row[key] = value
  }
  return row as Row
}

/** Returns the names of the columns that are written, and the types by which lists of their values are passed. */
export function writtenColumns({ columns, keys }: StoredTable): { names: string[]; types: string[] } {
  const made = keys.filter((key) => key.made)
  return {
    names: [...columns.map(({ name }) => name), ...made.map(({ name }) => name)],
    types: [...columns.map(({ type }) => sqlTypes[type]), ...made.map(() => 'text[]')],
  }
}

/** Returns the values of a row, in the order of its written columns. */
export function valuesOf({ columns, keys, spec }: StoredTable, row: Row): unknown[] {
  const values = columns.map(({ key, type }) => {
    const value = (row as Record<string, unknown>)[key] ?? null
    return type === 'json' && value !== null ? JSON.stringify(value) : value
  })
  const made = keys.filter((key) => key.made)
  return [...values, ...made.map(({ index }) => keysOf(spec.indexes, index, row))]
}

const sqlTypes = {
  text: 'text',
  integer: 'bigint',
  double: 'double precision',
  boolean: 'boolean',
  instant: 'timestamptz',
  day: 'date',
  json: 'json',
} as const
