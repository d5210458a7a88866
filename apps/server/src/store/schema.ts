import type { TableName } from '@campo-livre/backend/store/records.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  json,
  type PgColumnBuilderBase,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { type Column, type ColumnType, snakeCase } from './columns.ts'
import { storedTables } from './stored-tables.ts'

const builders = {
  text: (name) => text(name),
  integer: (name) => bigint(name, { mode: 'number' }),
  double: (name) => doublePrecision(name),
  boolean: (name) => boolean(name),
  instant: (name) => timestamp(name, { withTimezone: true, mode: 'string' }),
  day: (name) => date(name, { mode: 'string' }),
  json: (name) => json(name),
} satisfies Record<ColumnType, (name: string) => PgColumnBuilderBase>

function build({ key, name, type, nullable }: Column): PgColumnBuilderBase {
  const column = builders[type](name)
  if (key === 'id') return column.primaryKey()
  return nullable ? column : column.notNull()
}

function pgTableOf(table: TableName) {
  const { name, columns, keys } = storedTables[table]
  const built: Record<string, PgColumnBuilderBase> = Object.fromEntries([
    ...columns.map((column) => [column.key, build(column)] as const),
    ...keys.filter(({ made }) => made).map((key) => [key.name, text(key.name).array().notNull()] as const),
    // Rows come in the order in which they were made.
    ['seq', bigserial('seq', { mode: 'number' })],
  ])
  return pgTable(name, built, (made) =>
    keys.map((key) => {
      const [column, seq] = [made[key.made ? key.name : key.index], made.seq]
      if (!column || !seq) throw new Error(`${name} has no column of ${key.index}`)
      const named = index(`${name}_${snakeCase(key.index)}`)
      if (!key.made) return named.on(column, seq)
      // Without the list of what is still to be sorted in, and without rows that have no key, which stand on one page: a
      // transaction that reads either would meet every one that writes.
      return named
        .using('gin', column)
        .with({ fastupdate: false })
        .where(sql`${column} <> '{}'`)
    }),
  )
}

/** The tables as the tool knows them that writes the migrations. */
export const schema = Object.fromEntries(
  Object.keys(storedTables).map((table) => [table, pgTableOf(table as TableName)]),
)
