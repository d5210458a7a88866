import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const name = 'mockServiceWorker.js'
const file = createRequire(import.meta.url).resolve(`msw/${name}`)

/** Sends scripts and styles past the worker, where the browser can: it would hand each of them to the page and back. */
const routes = `addEventListener('install', (event) => {
  for (const requestDestination of ['script', 'style'])
    event.addRoutes?.({ condition: { requestDestination }, source: 'network' })
})
`

/** Serves MSW's service worker, and emits it in builds, with routes of ours before it. */
export function mockWorker(): Plugin {
  const source = () => routes + readFileSync(file, 'utf8')
  return {
    name: 'campo-livre:mock-worker',
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}${name}`, (_request, response) => {
        response.writeHead(200, {
          'Cache-Control': 'no-cache',
          'Content-Type': 'text/javascript; charset=utf-8',
          'Service-Worker-Allowed': '/',
        })
        response.end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: source() })
    },
  }
}
