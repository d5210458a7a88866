import type { Database } from '../db/database.ts'
import { tableNames } from '../db/records.ts'
import { applySnapshot } from './apply-snapshot.ts'
import { differences, readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts'
import type { Store } from './store.ts'

const DATA = 'changes'
const REVISION = 'revision'

/** The seed lays out three weeks; what is older than this starts afresh, around today. */
const MAX_AGE_DAYS = 14

const NO_ROOM =
  'O navegador não tem mais espaço para guardar os dados simulados. Tudo continua funcionando, mas as mudanças ' +
  'somem ao recarregar a página. Use “Recomeçar os dados”.'

/** The snapshot to start from; null when there is none that can be believed or that is recent enough. */
export async function loadSnapshot(store: Store, now: string): Promise<Snapshot | null> {
  const snapshot = readSnapshot(await store.read(DATA))
  if (!snapshot) return null
  const age = (Date.parse(now) - Date.parse(snapshot.base)) / 86_400_000
  return age < MAX_AGE_DAYS ? snapshot : null
}

/**
 * Keeps a database in a store. `refresh` before a request takes over what another tab has written since;
 * `flush` after it writes what the request has changed, before it is answered, so that a reload right after
 * the answer keeps it.
 */
export async function createPersistence(db: Database, store: Store, report: (sentence: string) => void) {
  let seen = await store.read(REVISION)
  let full = false
  return {
    refresh: async () => {
      const revision = await store.read(REVISION)
      if (revision === seen) return
      seen = revision
      const snapshot = readSnapshot(await store.read(DATA))
      if (!snapshot) return db.reset()
      const another = snapshot.base !== db.base
      if (
        another ||
        tableNames.some((name) => differences<{ id: string }>(db.log.of(name), snapshot.changes[name]).lost)
      )
        await db.reset(snapshot.base)
      await applySnapshot(db, snapshot)
    },
    flush: async () => {
      if (!db.log.dirty) return
      const revision = String(Number(seen ?? 0) + 1)
      try {
        await store.write({ [DATA]: writeSnapshot(db), [REVISION]: revision })
        seen = revision
        full = false
        db.log.markSaved()
      } catch {
        if (!full) report(NO_ROOM)
        full = true
      }
    },
  }
}
