import { apiCalls } from './calls.ts'
import { type Clock, createClock } from './clock.ts'
import { controlCalls } from './control-calls.ts'
import { type BuildSeed, createDatabase, type Database } from './db/database.ts'
import { dispatch } from './http/dispatch.ts'
import { locator } from './http/locate.ts'
import { readRequest, toResponse } from './http/response.ts'
import { applySnapshot } from './persistence/apply-snapshot.ts'
import { createPersistence, loadSnapshot } from './persistence/persistence.ts'
import { memoryStore, type Store } from './persistence/store.ts'

/** Runs a task while no other tab runs one. */
export type Lock = <T>(task: () => Promise<T>) => Promise<T>

export type BackendOptions = {
  seed: BuildSeed
  /** `/api`, or a full address ending in it. */
  apiUrl?: string
  clock?: Clock
  /** Where the data survives a reload; by default nowhere. */
  store?: Store
  lock?: Lock
  /** Told in a sentence when the data can no longer be kept. */
  report?: (sentence: string) => void
}

export type Backend = {
  readonly db: Database
  /** Whether this address is the backend's to answer. */
  owns(url: URL): boolean
  /**
   * Answers a request, always in the envelope; one that no call fits is 404 and noted in `unknownCalls`.
   */
  handle(request: Request): Promise<Response>
  /** `GET /api/…` of every request that no handler answers. */
  readonly unknownCalls: readonly string[]
}

/**
 * The backend in memory, free of any transport: browser, tests and HTTP server hand their requests to
 * `handle`.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const {
    seed,
    apiUrl = '/api',
    clock = createClock(),
    store = memoryStore(),
    report = console.warn,
  } = options
  const lock: Lock = options.lock ?? ((task) => task())
  const locate = locator(apiUrl)
  const unknownCalls: string[] = []
  const { db, persistence } = await lock(async () => {
    const opened = await openDatabase(seed, clock, store)
    return { db: opened, persistence: await createPersistence(opened, store, report) }
  })

  return {
    db,
    unknownCalls,
    owns: (url) => locate(url) !== null,
    handle: async (request) => {
      const url = new URL(request.url)
      const place = locate(url)
      const calls = place === null ? [] : place.area === 'api' ? apiCalls : controlCalls
      const incoming = await readRequest(request, place?.path ?? url.pathname)
      const answer = await lock(() =>
        db.exclusive(async () => {
          await persistence.refresh()
          const answered = await dispatch(db, calls, incoming)
          await persistence.flush()
          return answered
        }),
      )
      if (answer.unknown) {
        unknownCalls.push(`${request.method} ${url.pathname}`)
        console.error(`[mock backend] no handler answers ${request.method} ${url.pathname}`)
      }
      return toResponse(answer, db.clock.now())
    },
  }
}

/** The database as the store left it, or a fresh one when the store has nothing that fits today's seed. */
async function openDatabase(seed: BuildSeed, clock: Clock, store: Store): Promise<Database> {
  const snapshot = await loadSnapshot(store, clock.now())
  if (!snapshot) return createDatabase({ seed, clock })
  const db = await createDatabase({ seed, clock, base: snapshot.base, data: snapshot.settings.data })
  if (db.fingerprint !== snapshot.fingerprint) await db.reset()
  else await applySnapshot(db, snapshot)
  return db
}
