import type { Backend } from '@campo-livre/mocks/backend.ts'
import type { BuildSeed } from '@campo-livre/mocks/db/database.ts'
import { createHandlers } from '@campo-livre/mocks/msw-handlers.ts'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Situation } from './globals.ts'
import { apiUrl, owns } from './own-requests.ts'
import { inFront, setOnline, storyNow } from './situations.ts'

/** In memory only, and built at the first request: most stories of components never ask. */
async function openBackend(seed: BuildSeed): Promise<Backend> {
  const [{ createBackend }, { createFixedClock }] = await Promise.all([
    import('@campo-livre/mocks/backend.ts'),
    import('@campo-livre/mocks/clock.ts'),
  ])
  return createBackend({ seed, apiUrl, clock: createFixedClock(storyNow) })
}

const full = lazyBackend(async () => (await import('@campo-livre/mocks/seed/build-seed.ts')).buildSeed)
const empty = lazyBackend(async () => (await import('@campo-livre/mocks/scenarios/empty-seed.ts')).emptySeed)
let current = full

function lazyBackend(loadSeed: () => Promise<BuildSeed>) {
  let backend: Promise<Backend> | undefined
  let written = false
  return {
    handle: async (request: Request) => {
      written ||= request.method !== 'GET'
      backend ??= loadSeed().then(openBackend)
      return (await backend).handle(request)
    },
    /** A story never meets what another one left behind. Filling the tables anew takes a while, so only when needed. */
    reset: async () => {
      if (written) await (await backend)?.db.reset()
      written = false
    },
    /** What was written until now is no story's doing, and seen by none: somebody signed in. */
    settle: () => {
      written = false
    },
  }
}

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

/** The backend as the story finds it, for `situation`. Everything still works: one can sign in. */
export async function openFor(situation: Situation): Promise<void> {
  setOnline(true)
  current = situation === 'empty' ? empty : full
  await current.reset()
}

/** From here on every call fares as the situation says, also those that the story answers itself. */
export function begin(situation: Situation, left: Promise<void>): void {
  current.settle()
  setOnline(situation !== 'offline')
  const instead = inFront[situation]
  if (instead)
    worker.use(
      http.all(
        ({ request }) => owns(new URL(request.url)),
        () => instead(left),
      ),
    )
}
