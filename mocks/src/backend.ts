import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { bankCalls } from './bank/bank-calls.ts'
import { type Clock, createClock } from './clock.ts'
import { controlCalls } from './control-calls.ts'
import { type BuildSeed, createDatabase, type MemoryDatabase, type DatabaseOptions } from './db/database.ts'
import { jobs } from '@campo-livre/backend/jobs/jobs.ts'
import { dialectOf } from './dialects/dialect.ts'
import { dispatch, type Dispatched } from '@campo-livre/backend/http/dispatch.ts'
import { EVENTS_PATH } from '@campo-livre/contract/live/change.ts'
import { locator } from '@campo-livre/backend/http/locate.ts'
import { readRequest, toResponse } from '@campo-livre/backend/http/response.ts'
import { createJobRunner } from './job-runner.ts'
import { servedFrom } from './served.ts'
import { createCallLog } from './log/call-log.ts'
import { toEntry } from './log/to-entry.ts'
import { applySnapshot } from './persistence/apply-snapshot.ts'
import { type StoredState, keptIn } from './persistence/kept.ts'
import { createPersistence } from './persistence/persistence.ts'
import { memoryStore, type Store } from './persistence/store.ts'
import { effectOf, noAnswer, applyEffect, ruleOfEffect } from './situations/fault-effect.ts'
import { createFaultWatch } from './situations/fault-watch.ts'
import type { Fault } from './situations/situation.ts'

const callsOf = { api: apiCalls, control: controlCalls, bank: bankCalls } as const

/** Runs a task while no other tab runs one. */
export type Lock = <T>(task: () => Promise<T>) => Promise<T>

export type BackendOptions = {
  seed: BuildSeed
  /** `/api`, or a full address ending in it. */
  apiUrl?: string
  clock?: Clock
  /** The store in which the data survives a reload; by default it does not. */
  store?: Store
  /** The store in which the log of calls survives a reload; by default it does not. */
  logStore?: Store
  lock?: Lock
  /** Called with the faults that are on whenever they change. */
  onFaults?: (faults: readonly Fault[]) => void
  /** Called with a sentence for the user when the data can no longer be stored. */
  report?: (sentence: string) => void
}

export type Backend = {
  readonly db: MemoryDatabase
  /** Returns whether the backend answers this address. */
  owns(url: URL): boolean
  /** Answers a request, always in the envelope; one that matches no call gets 404 and is noted in `unknownCalls`. */
  handle(request: Request): Promise<Response>
  /** The requests that no handler answers, as `GET /api/…`. */
  readonly unknownCalls: readonly string[]
}

/**
 * Creates the backend in memory, independent of any transport: browser, tests and HTTP server pass their requests to
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
  const watch = createFaultWatch(options.onFaults ?? (() => undefined))
  const { db, persistence } = await lock(async () => {
    const callLog = createCallLog({ store: options.logStore ?? memoryStore(), lock })
    const kept = await keptIn(store, clock.real())
    const opened = await openDatabase({ seed, clock, callLog }, kept)
    watch.look(opened.settings.faults)
    return { db: opened, persistence: await createPersistence(opened, { store, kept, report }) }
  })

  const runJobs = createJobRunner(db, jobs)

  return {
    db,
    unknownCalls,
    owns: (url) => locate(url) !== null,
    handle: async (request) => {
      const began = performance.now()
      const url = new URL(request.url)
      const place = locate(url)
      // The mock tells of no changes: 204 says so to whoever wants to be told.
      if (place?.area === 'api' && place.path === EVENTS_PATH) return new Response(null, { status: 204 })
      const calls = place === null ? [] : callsOf[place.area]
      const isOfApp = place !== null && place.area !== 'control'
      const incoming = await readRequest(request, place?.path ?? url.pathname)
      const call = calls.find((each) => each.method === request.method && each.match(incoming.path)) ?? null
      const takeTurn = (mayFail: boolean) =>
        lock(() =>
          db.exclusive(async () => {
            await persistence.refresh()
            const effect = mayFail ? effectOf(db.settings.faults, call) : null
            db.history.begin()
            if (isOfApp) await runJobs()
            db.history.absorb()
            const turn =
              effect === null ? { answered: await dispatch(servedFrom(db), calls, incoming) } : { effect }
            watch.look(db.settings.faults)
            await persistence.flush()
            return turn
          }),
        )
      let noted = !isOfApp
      const note = (answered: Dispatched) => {
        if (noted) return
        noted = true
        const [at, ms] = [db.clock.now(), performance.now() - began]
        db.callLog.record(() => toEntry({ asked: incoming, answered, at, ms }))
      }
      const answerOf = async (mayFail: boolean): Promise<Dispatched> => {
        const { effect, answered } = await takeTurn(mayFail)
        if (answered) return answered
        // A call that never gets an answer is in the log while it waits.
        if (effect === 'never') note({ ...noAnswer, rule: ruleOfEffect(effect), call })
        const met = await applyEffect(effect, { call, signal: request.signal, changed: watch.changed })
        if (!met) return answerOf(false)
        return { ...(met.status >= 400 ? dialectOf(db).formatAnswer(incoming.path, met) : met), call }
      }
      const answer = await answerOf(isOfApp)
      note(answer)
      if (!answer.call) {
        unknownCalls.push(`${request.method} ${url.pathname}`)
        console.error(`[mock backend] no handler answers ${request.method} ${url.pathname}`)
      }
      return toResponse(answer, db.clock.now())
    },
  }
}

/** Returns the database as stored, or a fresh one when nothing stored fits today's seed. */
async function openDatabase(options: DatabaseOptions, { stored }: StoredState): Promise<MemoryDatabase> {
  if (!stored) return createDatabase(options)
  const { snapshot } = stored
  const db = await createDatabase({ ...options, base: snapshot.base, data: snapshot.settings.data })
  if (db.fingerprint !== snapshot.fingerprint) await db.reset()
  else await applySnapshot(db, snapshot)
  return db
}
