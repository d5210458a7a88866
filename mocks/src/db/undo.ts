import { applyChanges } from '../persistence/apply-snapshot.ts'
import { headOf, readSnapshot } from '../persistence/snapshot.ts'
import type { MemoryDatabase } from './database.ts'
import type { RowChange } from '@campo-livre/backend/store/row-change.ts'
import type { HistoryStep } from './history.ts'
import { isSame } from '@campo-livre/domain/outcome/is-same.ts'
import { type TableName, tableNames } from '@campo-livre/backend/store/records.ts'

const isTable = (name: string): name is TableName => tableNames.some((known) => known === name)

/** Returns whether a row is still as the write left it. Sessions do not count: they come and go by themselves. */
function isUntouched(db: MemoryDatabase, { table, id, after }: RowChange): boolean {
  if (table === 'sessions') return true
  return isTable(table) && isSame(db[table].find(id) ?? null, after)
}

/**
 * Undoes the last write in all tables and returns its step. Returns null when there is none, and `changed`, without
 * undoing anything, when one of its rows has been changed since.
 */
export async function undoLast(db: MemoryDatabase): Promise<HistoryStep | 'changed' | null> {
  const step = db.history.last
  if (!step) return null
  if (!step.rows.every((change) => isUntouched(db, change))) return 'changed'
  const before = asBefore(db, step.rows)
  if (!before) return 'changed'
  await applyChanges(db, before)
  db.history.drop()
  // Its rows may all have been the same before.
  db.log.markDirty()
  return step
}

/** Returns the rows as they were before their changes. */
function asBefore(db: MemoryDatabase, rows: readonly RowChange[]) {
  const changes: Record<string, [string, unknown][]> = {}
  for (const { table, id, before } of rows) (changes[table] ??= []).push([id, before])
  return readSnapshot({ ...headOf(db), changes })
}
