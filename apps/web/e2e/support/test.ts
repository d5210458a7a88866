import type { BrowserContext } from '@playwright/test'
import { test as base } from './pinned.ts'

export { expect } from '@playwright/test'

/** Collects what may not happen in any journey: an error on the console, an uncaught one, a request to another host. */
function watch(context: BrowserContext, origin: string): string[] {
  const seen: string[] = []
  context.on('console', (message) => {
    // The browser logs every refusal (409, 422); the screens are tested for them.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      seen.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    // msw looks for a newer worker at every start; a page that is left meanwhile fails that without harm.
    if (!message.startsWith('Failed to update a ServiceWorker')) seen.push(`uncaught: ${message}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) seen.push(`other host: ${url.href}`)
  })
  return seen
}

/** Playwright's test, in a watched browser. Every test has its own context, and so its own mock backend. */
export const test = base.extend<{ noTrouble: undefined }>({
  noTrouble: [
    async ({ context, baseURL }, use) => {
      const seen = watch(context, new URL(baseURL ?? '').origin)
      await use(undefined)
      base.expect(seen).toEqual([])
    },
    { auto: true },
  ],
})
