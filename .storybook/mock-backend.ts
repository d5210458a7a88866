import type { Backend } from '@campo-livre/mocks/backend.ts'
import { locator } from '@campo-livre/mocks/http/locate.ts'
import { createHandlers } from '@campo-livre/mocks/msw-handlers.ts'
import { setupWorker } from 'msw/browser'

/** The instant at which every story stands: a Friday, 10 a.m. in São Paulo. */
const now = '2026-11-20T13:00:00.000Z'
const apiUrl = new URL('/api', location.href).href

let backend: Promise<Backend> | undefined
let written = false

/** In memory only, and built at the first request: most stories of components never ask. */
async function openBackend(): Promise<Backend> {
  const [{ createBackend }, { createFixedClock }, { buildSeed }] = await Promise.all([
    import('@campo-livre/mocks/backend.ts'),
    import('@campo-livre/mocks/clock.ts'),
    import('@campo-livre/mocks/seed/build-seed.ts'),
  ])
  return createBackend({ seed: buildSeed, apiUrl, clock: createFixedClock(now) })
}

const locate = locator(apiUrl)
const handlers = createHandlers({
  owns: (url) => locate(url) !== null,
  handle: async (request) => {
    written ||= request.method !== 'GET'
    backend ??= openBackend()
    return (await backend).handle(request)
  },
})

/** For msw-storybook-addon. These handlers stay; a story's own go before them and leave with it. */
export async function startWorker() {
  const worker = setupWorker(...handlers)
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

/** A story never meets what another one left behind. */
export async function resetBackend(): Promise<void> {
  if (written) await (await backend)?.db.reset()
  written = false
}
