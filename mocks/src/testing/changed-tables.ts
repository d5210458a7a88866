import type { MemoryDatabase } from '../db/database.ts'
import { isSame } from '@campo-livre/domain/outcome/is-same.ts'
import { type TableName, tableNames } from '@campo-livre/backend/store/records.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'

/** The rows of every table, in order. They never change in place, so keeping them costs nothing. */
export type Content = ReadonlyMap<TableName, readonly Row[]>

export function contentOf(db: MemoryDatabase): Content {
  return new Map(tableNames.map((name) => [name, db[name].all()]))
}

/** Returns the tables whose rows or their order differ. A list or a row that is the same one has not changed. */
export function changedTables(before: Content, after: Content): TableName[] {
  return tableNames.filter((name) => {
    const [one, other] = [before.get(name) ?? [], after.get(name) ?? []]
    return one !== other && (one.length !== other.length || one.some((row, at) => !isSame(row, other[at])))
  })
}
