import type { TableName } from '@campo-livre/backend/store/records.ts'
import type { TableSpec } from '@campo-livre/backend/store/table.ts'
import { tableSpecs } from '@campo-livre/backend/store/tables.ts'
import type { ChangeLog } from './change-log.ts'
import type { History } from './history.ts'
import { createTable, type MemoryTable } from './collection.ts'

/** The tables in memory, by name. */
export type MemoryTables = {
  [Name in TableName]: (typeof tableSpecs)[Name] extends TableSpec<infer T, infer I>
    ? MemoryTable<T, I>
    : never
}

/** Creates the tables of the backend, whose changes are noted in the log and in the history. */
export function createTables(log: ChangeLog, history: History): MemoryTables {
  const created = Object.values(tableSpecs).map((spec) => {
    // All tables are created alike, whatever their rows are.
    const { name, ...rest } = spec as unknown as TableSpec<{ readonly id: string }, string>
    const table = createTable({
      name,
      ...rest,
      onChange: (id, row, before) => {
        log.record(name, id, row, before)
        history.note(name, id, before, row)
      },
    })
    return [name, table]
  })
  return Object.fromEntries(created) as MemoryTables
}
