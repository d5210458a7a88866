import type { Backend } from '@campo-livre/mocks/backend.ts'
import { toResponse } from '@campo-livre/mocks/http/response.ts'
import { createHandlers } from '@campo-livre/mocks/msw-handlers.ts'
import { fareOf, isOffline, meet } from '@campo-livre/mocks/situations/fare.ts'
import { setOnline } from '@campo-livre/mocks/situations/online.ts'
import { calm, type DataName, type Fault, type Situation } from '@campo-livre/mocks/situations/situation.ts'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { apiUrl, isCall, owns, pathOf } from './own-requests.ts'
import { beginningOf, storyNow } from './situations.ts'

/** In memory only, and built at the first request: most stories of components never ask. */
async function openBackend(data: DataName): Promise<Backend> {
  const [{ createBackend }, { createFixedClock }, { seedOf }] = await Promise.all([
    import('@campo-livre/mocks/backend.ts'),
    import('@campo-livre/mocks/clock.ts'),
    import('@campo-livre/mocks/scenarios/seed-of.ts'),
  ])
  return createBackend({ seed: (now) => seedOf(now, data), apiUrl, clock: createFixedClock(storyNow) })
}

/** What of a situation the rows depend on. */
const layoutOf = ({ clock, dialect, events }: Situation) => JSON.stringify([clock, dialect, events])

function lazyBackend(data: DataName) {
  let backend: Promise<Backend> | undefined
  let written = false
  let layout = layoutOf(calm)
  const open = () => (backend ??= openBackend(data))
  return {
    handle: async (request: Request) => {
      written ||= request.method !== 'GET'
      return (await open()).handle(request)
    },
    /** A story never meets what another one left behind. Filling the tables anew takes a while, so only when needed. */
    begin: async (situation: Situation) => {
      const wanted = layoutOf(situation)
      const asLeft = !written && wanted === layout
      written = false
      layout = wanted
      if (asLeft || (!backend && wanted === layoutOf(calm))) return
      const [{ db }, { applySituation }] = await Promise.all([
        open(),
        import('@campo-livre/mocks/situations/apply-situation.ts'),
      ])
      const { clock, dialect, events } = situation
      await db.exclusive(() => applySituation(db, { ...calm, data, clock, dialect, events }))
    },
    /** What was written until now is no story's doing, and seen by none: somebody signed in. */
    settle: () => {
      written = false
    },
    /** Every session ends, and the app does not know. */
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

const backends = { normal: lazyBackend('normal'), empty: lazyBackend('empty'), huge: lazyBackend('huge') }
let current = backends.normal

const worker = setupWorker(...createHandlers({ owns, handle: (request) => current.handle(request) }))

/** For msw-storybook-addon. These handlers stay; a story's own go before them and leave with it. */
export async function startWorker() {
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Beside the page, wherever the static Storybook is published.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
  return worker
}

/** The backend as the story finds it in a situation. Everything still works: one can sign in. */
export async function openFor(situation: Situation): Promise<void> {
  setOnline(true)
  current = backends[situation.data]
  await current.begin(situation)
}

/** From here on every call fares as the situation says, also those that the story answers itself. */
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
        const fare = fareOf(faults, call)
        // Until the story is left: nothing may wait for ever in a page that shows one story after the other.
        const met = fare && (await meet(fare, { call, signal: request.signal, changed: left }))
        return met ? toResponse(met, now) : undefined
      },
    ),
  )
}

/** Which call a request is; the calls are only read where a fault names one. */
async function namedCall(faults: readonly Fault[], request: Request) {
  if (faults.every(({ call }) => call === 'all')) return null
  const { apiCalls } = await import('@campo-livre/mocks/calls.ts')
  const path = pathOf(new URL(request.url))
  return apiCalls.find((call) => call.method === request.method && call.match(path)) ?? null
}
