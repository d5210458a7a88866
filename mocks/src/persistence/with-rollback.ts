import type { MemoryDatabase } from '../db/database.ts'
import { applyChanges } from './apply-snapshot.ts'
import { readSnapshot, snapshotOf } from './snapshot.ts'

/** Runs a task that begins new data. Where it fails, everything is as it was before, unsaved changes included. */
export async function withRollback<T>(db: MemoryDatabase, task: () => Promise<T>): Promise<T> {
  const before = readSnapshot(snapshotOf(db))
  const bringBack = [db.log.keep(), db.history.keep()]
  try {
    return await task()
  } catch (error) {
    if (before) {
      await db.reset({ base: before.base, data: before.settings.data })
      await applyChanges(db, before)
      for (const each of bringBack) each()
    }
    throw error
  }
}
