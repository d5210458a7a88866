import { configureApi } from '@campo-livre/api/client/client.ts'
import { readEnv } from './app/env.ts'
import { startFirstData } from './app/first-data.ts'
import { createQueryClient } from './app/query-client.ts'
import { warmFormats } from './app/warm-formats.ts'
import { store } from './lib/store.ts'
import { tokenAtom } from './session/atoms.ts'
import { loseSession } from './session/session.ts'

async function start(root: HTMLElement): Promise<void> {
  const { apiUrl } = readEnv(import.meta.env)
  if (import.meta.env.VITE_MOCKS === 'on') {
    const { startMockBackend } = await import('@campo-livre/mocks/browser.ts')
    await startMockBackend({ apiUrl, workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js` })
  }
  configureApi({ baseUrl: apiUrl, token: () => store.get(tokenAtom), onUnauthorized: loseSession })
  const queryClient = createQueryClient()
  startFirstData(queryClient, location)
  warmFormats()
  const { render } = await import('./app/render.tsx')
  await nextTask()
  await render(root, queryClient)
}

/** A slow phone answers a touch between reading the code and running it. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const root = document.getElementById('root')
if (root) {
  start(root).catch((error: unknown) => {
    root.textContent = error instanceof Error ? error.message : 'Algo deu errado. Recarregue a página.'
  })
}
