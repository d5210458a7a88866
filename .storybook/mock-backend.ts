import type { Backend } from '@campo-livre/mocks/backend.ts'
import { toResponse } from '@campo-livre/backend/http/response.ts'
import { createHandlers } from '@campo-livre/mocks/msw-handlers.ts'
import { effectOf, isOffline, applyEffect } from '@campo-livre/mocks/situations/fault-effect.ts'
import { setOnline } from '@campo-livre/mocks/situations/online.ts'
import {
  defaultSituation,
  type DataName,
  type Fault,
  type Situation,
} from '@campo-livre/mocks/situations/situation.ts'
import { TEST_NOW } from '@campo-livre/mocks/testing/test-now.ts'
import { noteUse } from '@campo-livre/mocks/testing/used.ts'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { apiUrl, isCall, owns, pathOf } from './own-requests.ts'
import { beginningOf } from './situations.ts'

/** Creates a backend in memory. Called at the first request only, since most stories of components send none. */
async function openBackend(data: DataName): Promise<Backend> {
  const [{ createBackend }, { createFixedClock }, { seedOf }, { noteCalls }] = await Promise.all([
    import('@campo-livre/mocks/backend.ts'),
    import('@campo-livre/mocks/clock.ts'),
    import('@campo-livre/mocks/scenarios/seed-of.ts'),
    import('@campo-livre/mocks/testing/note-calls.ts'),
  ])
  noteCalls()
  return createBackend({ seed: (now) => seedOf(now, data), apiUrl, clock: createFixedClock(TEST_NOW) })
}

/** Returns the parts of a situation that the seeded rows depend on, as one text to compare. */
const layoutOf = ({ clock, dialect, events }: Situation) => JSON.stringify([clock, dialect, events])

function lazyBackend(data: DataName) {
  let backend: Promise<Backend> | undefined
  let written = false
  let layout = layoutOf(defaultSituation)
  const open = () => {
    noteUse('backend')
    return (backend ??= openBackend(data))
  }
  return {
    handle: async (request: Request) => {
      written ||= request.method !== 'GET'
      return (await open()).handle(request)
    },
    /**
     * Resets the data if the last story wrote to it or had another layout; else keeps it, since filling tables takes a
     * while.
     */
    begin: async (situation: Situation) => {
      const wanted = layoutOf(situation)
      const asLeft = !written && wanted === layout
      written = false
      layout = wanted
      if (asLeft || (!backend && wanted === layoutOf(defaultSituation))) return
      const [{ db }, { applySituation }] = await Promise.all([
        open(),
        import('@campo-livre/mocks/situations/apply-situation.ts'),
      ])
      const { clock, dialect, events } = situation
      await db.exclusive(() => applySituation(db, { ...defaultSituation, data, clock, dialect, events }))
    },
    /** Disregards what was written until now: signing in writes rows, but none that a story shows. */
    settle: () => {
      written = false
    },
    /** Ends every session without the app knowing. */
    expire: async () => {
      written = true
      const [{ db }, { endAllSessions }] = await Promise.all([
        open(),
        import('@campo-livre/mocks/situations/sign-in-persona.ts'),
      ])
      endAllSessions(db)
    },
  }
}

const backends = {
  normal: lazyBackend('normal'),
  empty: lazyBackend('empty'),
  counter: lazyBackend('counter'),
  huge: lazyBackend('huge'),
}
let current = backends.normal

const worker = setupWorker(...createHandlers({ owns, handle: (request) => current.handle(request) }))

/**
 * Starts the service worker for msw-storybook-addon. These handlers stay; a story's own go before them and are removed
 * with it.
 */
export async function startWorker() {
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Beside the page, wherever the static Storybook is published.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
  return worker
}

/**
 * Prepares the backend with the data, clock, dialect and events of a situation. Its faults are not on yet: signing in
 * works.
 */
export async function openFor(situation: Situation): Promise<void> {
  setOnline(true)
  current = backends[situation.data]
  await current.begin(situation)
}

/**
 * Turns on the faults of a situation for every call, also those that the story's own handlers answer. `left` resolves
 * when the story is left.
 */
export async function begin(situation: Situation, left: Promise<void>): Promise<void> {
  const { faults, expired } = situation
  current.settle()
  if (expired) await current.expire()
  setOnline(!isOffline(faults))
  if (faults.length === 0) return
  const now = beginningOf(situation)
  worker.use(
    http.all(
      ({ request }) => isCall(new URL(request.url)),
      async ({ request }) => {
        const call = await namedCall(faults, request)
        const effect = effectOf(faults, call)
        // Ends with the story at the latest: the page shows one story after the other, and no call may wait for ever.
        const met = effect && (await applyEffect(effect, { call, signal: request.signal, changed: left }))
        return met ? toResponse(met, now) : undefined
      },
    ),
  )
}

/**
 * Finds the declared call of a request; null for none. The list of calls is loaded only if a fault names one of them.
 */
async function namedCall(faults: readonly Fault[], request: Request) {
  if (faults.every(({ call }) => call === 'all')) return null
  const { appCalls } = await import('@campo-livre/mocks/bank/bank-calls.ts')
  const path = pathOf(new URL(request.url))
  return appCalls.find((call) => call.method === request.method && call.match(path)) ?? null
}
