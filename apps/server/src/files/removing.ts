import type { Ask, Sql } from '../store/sql.ts'
import type { FileStore } from './file-store.ts'
import type { MadeFile } from './make-file.ts'

/** A number of ours: with that of a name, the lock of whoever removes its file. */
const REMOVING = 620_414
const WAIT_MS = 100

/**
 * Removes a file that was last written before an instant, in milliseconds; returns whether it was. Nobody's file is removed
 * that is written again between the look and the removal: `writeKept` sees the lock, and writes once more.
 */
export function removeOld(sql: Sql, store: FileStore, name: string, before: number): Promise<boolean> {
  return sql.transaction('read', async (ask) => {
    await ask(`select pg_advisory_xact_lock(${REMOVING}, hashtext($1))`, [name])
    const writtenAt = await store.writtenAt(name)
    // A file of which nobody says when it was written counts as new.
    if (writtenAt === null || !(writtenAt < before)) return false
    await store.remove(name)
    return true
  })
}

/** Writes a file so that it stays: again, where somebody may have looked at its age before it was written. */
export async function writeKept(
  ask: Ask,
  store: FileStore,
  { name, bytes }: MadeFile['parts'][number],
): Promise<void> {
  for (;;) {
    await store.write(name, bytes)
    const [row] = await ask(`select pg_try_advisory_xact_lock_shared(${REMOVING}, hashtext($1)) as free`, [
      name,
    ])
    if (row?.free === true) return
    await new Promise((done) => setTimeout(done, WAIT_MS))
  }
}
