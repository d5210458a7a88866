import { type Backend, createBackend, type Lock } from './backend.ts'
import { controlPathOf, locator } from '@campo-livre/backend/http/locate.ts'
import { tell } from './panel/tell.ts'
import { browserStore } from './persistence/browser-store.ts'
import { sayRefused } from './say-refused.ts'
import { seedOf } from './scenarios/seed-of.ts'
import { isOffline } from './situations/fault-effect.ts'
import { setOnline } from './situations/online.ts'
import { openLink } from './situations/open-link.ts'
import { otherTabs } from './situations/other-tabs.ts'

export type BrowserOptions = {
  /** `/api`, or a full address ending in it. */
  apiUrl: string
  /** The address of the service worker's file. */
  workerUrl: string
  /** True to show the panel; by default true. */
  panel?: boolean
}

export type Started = { backend: Promise<Backend> }

/** Runs one request at a time over all tabs: they share the data, and two of them cannot book the same time. */
const acrossTabs: Lock = (task) =>
  navigator.locks.request('campo-livre:backend', task) as ReturnType<typeof task>

/** Returns whether the page is at the address of the mailbox. */
function isMailbox(address: string): boolean {
  return location.href.split(/[?#]/)[0] === `${controlPathOf(address)}/mailbox`
}

/**
 * Starts the backend in the page: it answers requests below `apiUrl`, keeps its data over reloads, and leaves every
 * other request alone. Resolves as soon as the app may send requests; those sent before the data is ready wait for it.
 * `window.campoLivreMock.unknownCalls` lists, for tests, the requests that no handler answered. Never resolves where
 * there is no app to start: a situation in the address is applied and the page loaded again without it, the mailbox is
 * shown at its own address, and where the browser refuses the service worker a message says so.
 */
export async function startMockBackend({
  apiUrl,
  workerUrl,
  panel = true,
}: BrowserOptions): Promise<Started> {
  const address = new URL(apiUrl, location.href).href
  const locate = locator(address)
  const handle = async (request: Request) => (await backend).handle(request)
  // Imported within the promise: where storage is forbidden, MSW throws as soon as it is loaded.
  const listening = import('./listen.ts').then(({ listen }) =>
    listen(workerUrl, { owns: (url) => locate(url) !== null, handle }),
  )
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
  try {
    await listening
  } catch (error) {
    console.error('[mock backend]', error)
    sayRefused()
    return new Promise(() => undefined)
  }
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
