import type { MemoryDatabase } from '../db/database.ts'
import { tableNames } from '@campo-livre/backend/store/records.ts'
import { applyChanges, applySnapshot } from './apply-snapshot.ts'
import { entriesOf, type Places, ROW, storedIn } from './entries.ts'
import { BEGUN, type StoredState, REVISION } from './kept.ts'
import { keysSince, withWritten } from './recent.ts'
import { differences, type Snapshot } from './snapshot.ts'
import type { Store } from './store.ts'

const RECENT = 'recent'

const NO_ROOM =
  'O navegador não tem mais espaço para guardar os dados simulados. Tudo continua funcionando, mas as mudanças ' +
  'somem ao recarregar a página. Use “Recomeçar os dados”.'
const OUT_OF_REACH =
  'Não deu para guardar os dados simulados no navegador. Tudo continua funcionando, mas as mudanças podem sumir ' +
  'ao recarregar a página.'

const isNoRoom = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'

export type PersistenceOptions = { store: Store; kept: StoredState; report: (sentence: string) => void }

/**
 * Keeps a database, opened with what was `kept`, in a store. `refresh`, before a request, reads what another tab has
 * written since; `flush`, after it, writes what the request has changed before it is answered, so that a reload right
 * after the answer keeps it. Both touch only rows that have changed. While the store cannot be read nothing is written
 * either: what others wrote meanwhile would be lost.
 */
export async function createPersistence(db: MemoryDatabase, { store, kept, report }: PersistenceOptions) {
  let { seen } = kept
  let places: Places = kept.stored?.places ?? new Map<string, number>()
  /** True if the stored data belongs to another seed or cannot be read: the first write replaces it. */
  let stale = kept.stored?.snapshot.base !== db.base || kept.stored.snapshot.fingerprint !== db.fingerprint
  let behind = false
  let full = false
  let tried = 0

  const takeOver = async (recent: string | null, revision: number): Promise<void> => {
    const keys = seen === null || db.log.unsaved.afresh ? null : keysSince(recent, seen, revision)
    const stored = await storedIn(store, keys ?? undefined)
    if (!stored) return db.reset()
    const { snapshot } = stored
    places = new Map([...(keys ? places : []), ...stored.places])
    const { base, settings } = snapshot
    const same = base === db.base && settings.data === db.settings.data
    if (keys && same) return db.log.takeOver(() => applyChanges(db, snapshot))
    const lost = tableNames.some(
      (name) => differences<{ id: string }>(db.log.of(name), snapshot.changes[name]).lost,
    )
    if (lost || !same) await db.reset({ base, data: settings.data })
    await applySnapshot(db, snapshot)
  }
  const catchUp = async (): Promise<void> => {
    const revision = Number(await store.read(REVISION))
    if (revision === seen) return
    await takeOver(await store.read(RECENT), revision)
    await db.history.load(store)
    seen = revision
    stale = false
  }
  const save = async (revision: number): Promise<void> => {
    db.log.sweep(db.history.rowKeys)
    const { unsaved } = db.log
    const afresh = stale || unsaved.afresh
    if (afresh) places = new Map()
    const entries = entriesOf(db, unsaved, places)
    const keys = afresh ? null : Object.keys(entries).filter((key) => key.startsWith(ROW))
    const recent = withWritten(await store.read(RECENT), [revision, keys])
    const begun = afresh ? { [BEGUN]: db.clock.real() } : {}
    const about = { ...begun, [RECENT]: recent, [REVISION]: String(revision) }
    await store.write({ ...entries, ...db.history.unsaved, ...about }, afresh ? ROW : undefined)
  }

  if (stale) db.history.clear()
  else await db.history.load(store)
  if (kept.stored && !stale) recallGone(db, kept.stored.snapshot)
  return {
    refresh: async () => {
      try {
        await catchUp()
        behind = false
      } catch {
        if (!behind) report(OUT_OF_REACH)
        behind = true
      }
    },
    flush: async () => {
      const { dirty, edits } = db.log
      if (!dirty || behind || seen === null || (full && edits === tried)) return
      tried = edits
      const revision = seen + 1
      try {
        await save(revision)
        seen = revision
        full = false
        stale = false
        db.log.markSaved()
        db.history.markSaved()
      } catch (error) {
        if (!full) report(isNoRoom(error) ? NO_ROOM : OUT_OF_REACH)
        full = true
      }
    },
  }
}

/** Notes the rows that were added and removed before this start, and that an undo may put back. */
function recallGone(db: MemoryDatabase, { changes }: Snapshot): void {
  for (const name of tableNames)
    for (const [id, row] of changes[name])
      if (row === null && !db.log.of(name).has(id)) db.log.recordGone(name, id)
}
