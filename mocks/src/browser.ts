import { setupWorker } from 'msw/browser'
import { type Backend, createBackend, type Lock } from './backend.ts'
import { controlPathOf, locator } from './http/locate.ts'
import { createHandlers } from './msw-handlers.ts'
import { tell } from './panel/tell.ts'
import { browserStore } from './persistence/browser-store.ts'
import { seedOf } from './scenarios/seed-of.ts'
import { isOffline } from './situations/fare.ts'
import { setOnline } from './situations/online.ts'
import { openLink } from './situations/open-link.ts'
import { otherTabs } from './situations/other-tabs.ts'

export type BrowserOptions = {
  /** `/api`, or a full address ending in it. */
  apiUrl: string
  /** Where the service worker's file is served. */
  workerUrl: string
  /** Show the floating controls; by default yes. */
  panel?: boolean
}

export type Started = { backend: Promise<Backend> }

/** One request at a time over all tabs: they share the data, and two of them cannot book one time. */
const acrossTabs: Lock = (task) =>
  navigator.locks.request('campo-livre:backend', task) as ReturnType<typeof task>

/** Whether the page is at the address of the mailbox. */
function isMailbox(address: string): boolean {
  return location.href.split(/[?#]/)[0] === `${controlPathOf(address)}/mailbox`
}

/**
 * Starts the backend in the page: it answers what the app asks of `apiUrl`, keeps its data over reloads, and
 * leaves every other request alone. Resolves as soon as the app may ask; what is asked before the data is
 * laid out waits for it. `window.campoLivreMock.unknownCalls` lists, for tests, what was asked that no
 * handler answers. A situation in the address is put up, and the page loaded once more without it; then, and at the address
 * of the mailbox, which it shows, it never resolves: there is no app to start.
 */
export async function startMockBackend({
  apiUrl,
  workerUrl,
  panel = true,
}: BrowserOptions): Promise<Started> {
  const address = new URL(apiUrl, location.href).href
  const locate = locator(address)
  const handle = async (request: Request) => (await backend).handle(request)
  const worker = setupWorker(...createHandlers({ owns: (url) => locate(url) !== null, handle }))
  const listening = worker.start({
    quiet: true,
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: 'bypass',
  })
  const tabs = otherTabs({ handle, controls: controlPathOf(address) })
  const backend = createBackend({
    seed: seedOf,
    apiUrl: address,
    store: browserStore(),
    logStore: browserStore('campo-livre-log'),
    ...('locks' in navigator ? { lock: acrossTabs } : {}),
    report: tell,
    onFaults: (faults) => {
      setOnline(!isOffline(faults))
      tabs.tell()
    },
  })
  backend.then(
    ({ unknownCalls }) => void Object.assign(window, { campoLivreMock: { unknownCalls } }),
    (error: unknown) => console.error('[mock backend]', error),
  )
  await listening
  if (isMailbox(address)) {
    const { showMailbox } = await import('./mailbox/show-mailbox.ts')
    await showMailbox(await backend)
    return new Promise(() => undefined)
  }
  const next = await openLink({ apiUrl: address, handle, tell })
  if (next !== null) {
    location.replace(next)
    return new Promise(() => undefined)
  }
  if (panel) void import('./panel/panel.ts').then(({ mountPanel }) => mountPanel({ apiUrl: address }))
  return { backend }
}
