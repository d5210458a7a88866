import { applyChanges } from '../persistence/apply-snapshot.ts'
import { headOf, readSnapshot } from '../persistence/snapshot.ts'
import type { Database } from './database.ts'
import type { RowChange, Step } from './history.ts'
import { isSame } from './is-same.ts'
import { type TableName, tableNames } from './records.ts'

const isTable = (name: string): name is TableName => tableNames.some((known) => known === name)

/** Whether a row is still what the write made of it. Sessions come and go by themselves. */
function isUntouched(db: Database, { table, id, after }: RowChange): boolean {
  if (table === 'sessions') return true
  return isTable(table) && isSame(db[table].find(id) ?? null, after)
}

/**
 * Makes the last write as if it had not been, in all tables; answers which call it was. Null when there is none, and
 * `changed` when something else has changed the same rows since: then nothing happens.
 */
export async function undoLast(db: Database): Promise<Step | 'changed' | null> {
  const step = db.history.last
  if (!step) return null
  if (!step.rows.every((change) => isUntouched(db, change))) return 'changed'
  const changes: Record<string, [string, unknown][]> = {}
  for (const { table, id, before } of step.rows) (changes[table] ??= []).push([id, before])
  const before = readSnapshot({ ...headOf(db), changes })
  if (!before) return 'changed'
  await applyChanges(db, before)
  db.history.drop()
  // Its rows may all be as they were already.
  db.log.markDirty()
  return step
}
