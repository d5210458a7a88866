import { createServer, isRunnableDevEnvironment } from 'vite'
import type { renderPages } from '../src/app/prerender.tsx'
import { oneIconEach } from './one-icon-each.ts'

type Options = { root: string; mode: string; generateScopedName: string }
type Rendered = Awaited<ReturnType<typeof renderPages>>

/** Some modules add listeners to the window when they are loaded; none of its events happen here. */
const quietWindow = { addEventListener: () => undefined, removeEventListener: () => undefined }

/** Renders the written pages by their components, with the class names of the build. */
export async function drawPages({ root, mode, generateScopedName }: Options): Promise<Rendered> {
  const server = await createServer({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [oneIconEach()],
    css: { modules: { generateScopedName } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  Object.assign(globalThis, { window: quietWindow })
  try {
    const { ssr } = server.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to draw the pages in.')
    const pages = await ssr.runner.import<{ renderPages: typeof renderPages }>('/src/app/prerender.tsx')
    return await pages.renderPages()
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
    await server.close()
  }
}
