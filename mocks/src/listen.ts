import { setupWorker } from 'msw/browser'
import type { Backend } from './backend.ts'
import { createHandlers } from './msw-handlers.ts'

/** Starts the service worker whose file is at `workerUrl`, and has it pass the page's requests to the backend. */
export async function listen(workerUrl: string, backend: Pick<Backend, 'owns' | 'handle'>): Promise<void> {
  await setupWorker(...createHandlers(backend)).start({
    quiet: true,
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: 'bypass',
  })
}
