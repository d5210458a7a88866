import { configureApi, prepareCalls } from '@campo-livre/api/client/client.ts'
import { takeAhead } from './app/asked-ahead.ts'
import { readEnv } from './app/env.ts'
import { startFirstData } from './app/first-data.ts'
import { createQueryClient } from './app/query-client.ts'
import { followChanges } from './app/live/follow-changes.ts'
import { prepareFormats } from './app/prepare-formats.ts'
import { whenTouched } from './lib/browser/when-touched.ts'
import { isMissingCode, reloadOnce, watchCode } from './lib/loading/stale-code.ts'
import { store } from './lib/state/store.ts'
import { tokenAtom } from './session/atoms.ts'
import { loseSession } from './session/session.ts'

async function start(root: HTMLElement, apiUrl: string): Promise<void> {
  watchCode()
  if (import.meta.env.VITE_MOCKS === 'on') {
    const { startMockBackend } = await import('@campo-livre/mocks/browser.ts')
    await startMockBackend({ apiUrl, workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js` })
  }
  configureApi({
    baseUrl: apiUrl,
    token: () => store.get(tokenAtom),
    onUnauthorized: loseSession,
    takeAhead,
  })
  const queryClient = createQueryClient()
  startFirstData(queryClient, location)
  prepareFormats()
  const { render } = await import('./app/render.tsx')
  await nextTask()
  await render(root, queryClient)
  whenTouched(prepareCalls)
  // The mock in the page tells nothing: its data are this tab's.
  if (import.meta.env.VITE_MOCKS !== 'on') followChanges(queryClient)
}

/** Lets a slow phone answer a touch between reading the code and running it. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Lets the static shell say that the app failed to load, with a button to retry; a newer build is requested first (B8).
 */
function giveUp(error: unknown): void {
  if (isMissingCode(error) && navigator.onLine && reloadOnce()) return
  document.documentElement.dataset.start = 'failed'
}

const root = document.getElementById('root')
if (root) {
  try {
    start(root, readEnv(import.meta.env).apiUrl).catch(giveUp)
  } catch (error) {
    // Tells the developer which setting is wrong.
    root.textContent = (error as Error).message
  }
}
