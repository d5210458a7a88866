import { type TableName, tableNames } from '@campo-livre/backend/store/records.ts'
import type { Row, TableSpec } from '@campo-livre/backend/store/table.ts'
import { tableSpecs } from '@campo-livre/backend/store/tables.ts'
import { type Column, columnsOf, snakeCase } from './columns.ts'

/** A secondary key: the column that holds it, which is one of the row's own or, with `made`, an array of the keys that the row is good for. */
export type KeyColumn = { readonly index: string; readonly name: string; readonly made: boolean }

/** A table of the backend as it is kept in PostgreSQL. */
export type StoredTable = {
  readonly table: TableName
  readonly name: string
  readonly spec: TableSpec<Row, string>
  readonly columns: readonly Column[]
  readonly keys: readonly KeyColumn[]
}

/** A value that no function changes unless it changes every one: it has capitals, letters and signs. */
const PROBE = 'Ab 1@c-2'

/** Returns whether the key of an index is the value of the column of that name, and nothing else. */
function isColumn(spec: TableSpec<Row, string>, columns: readonly Column[], index: string): boolean {
  if (!columns.some(({ key, type }) => key === index && type === 'text')) return false
  try {
    return spec.indexes[index]?.({ id: '', [index]: PROBE }) === PROBE
  } catch {
    return false
  }
}

function storedTable(table: TableName): StoredTable {
  // All tables are kept alike, whatever their rows are.
  const spec = tableSpecs[table] as unknown as TableSpec<Row, string>
  const columns = columnsOf(spec.schema)
  const keys = Object.keys(spec.indexes).map((index) =>
    isColumn(spec, columns, index)
      ? { index, name: snakeCase(index), made: false }
      : { index, name: `key_${snakeCase(index)}`, made: true },
  )
  return { table, name: snakeCase(table), spec, columns, keys }
}

/** Every table of the backend as it is kept, by name. */
export const storedTables = Object.fromEntries(tableNames.map((name) => [name, storedTable(name)])) as Record<
  TableName,
  StoredTable
>

/** Returns the condition, in SQL, that a row has a key that is made of it: one of a list of texts. Its index has no row without keys. */
export function hasMadeKey(column: string, list: string): string {
  return `(${column} && ${list} and ${column} <> '{}')`
}
