import type { Database } from '../db/database.ts'
import { tableNames } from '../db/records.ts'
import { applyChanges, applySnapshot } from './apply-snapshot.ts'
import { entriesOf, type Places, ROW, storedIn } from './entries.ts'
import { keysSince, withWritten } from './recent.ts'
import { differences, type Snapshot } from './snapshot.ts'
import type { Store } from './store.ts'

const REVISION = 'revision'
const RECENT = 'recent'

/** The seed lays out three weeks; what is older than this starts afresh, around today. */
const MAX_AGE_MS = 14 * 86_400_000

const NO_ROOM =
  'O navegador não tem mais espaço para guardar os dados simulados. Tudo continua funcionando, mas as mudanças ' +
  'somem ao recarregar a página. Use “Recomeçar os dados”.'

/** The snapshot to start from; null when there is none that can be believed or that is recent enough. */
export async function loadSnapshot(store: Store, now: string): Promise<Snapshot | null> {
  const stored = await storedIn(store)
  return stored && isRecent(stored.snapshot, Date.parse(now)) ? stored.snapshot : null
}

/** By the clock on the wall, or by the moved one: a seed may be laid out around any day, and the clock moved on it. */
function isRecent({ base, offsetMinutes }: Snapshot, now: number): boolean {
  const ages = [now, now + offsetMinutes * 60_000].map((instant) => Math.abs(instant - Date.parse(base)))
  return Math.min(...ages) < MAX_AGE_MS
}

/**
 * Keeps a database in a store. `refresh` before a request takes over what another tab has written since;
 * `flush` after it writes what the request has changed, before it is answered, so that a reload right after
 * the answer keeps it. Both touch no more rows than have changed.
 */
export async function createPersistence(db: Database, store: Store, report: (sentence: string) => void) {
  let seen = Number(await store.read(REVISION))
  const opened = await storedIn(store)
  let places: Places = opened?.places ?? new Map<string, number>()
  /** What is stored belongs to other data, or cannot be read: the first write sweeps it out. */
  let stale = opened?.snapshot.base !== db.base || opened.snapshot.fingerprint !== db.fingerprint
  if (!stale) await db.history.load(store)
  let full = false
  let tried = 0

  const takeOver = async (recent: string | null, before: number): Promise<void> => {
    const keys = keysSince(recent, before, seen)
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
  return {
    refresh: async () => {
      const revision = Number(await store.read(REVISION))
      if (revision === seen) return
      const before = seen
      seen = revision
      await takeOver(await store.read(RECENT), before)
      stale = false
      await db.history.load(store)
    },
    flush: async () => {
      const { dirty, edits, unsaved } = db.log
      if (!dirty || (full && edits === tried)) return
      tried = edits
      const afresh = stale || unsaved.afresh
      if (afresh) places = new Map()
      const entries = entriesOf(db, unsaved, places)
      const revision = seen + 1
      const keys = afresh ? null : Object.keys(entries).filter((key) => key.startsWith(ROW))
      const recent = withWritten(await store.read(RECENT), [revision, keys])
      try {
        const written = { ...entries, ...db.history.unsaved, [RECENT]: recent, [REVISION]: String(revision) }
        await store.write(written, afresh ? ROW : undefined)
        seen = revision
        full = false
        stale = false
        db.log.markSaved()
        db.history.markSaved()
      } catch {
        if (!full) report(NO_ROOM)
        full = true
      }
    },
  }
}
