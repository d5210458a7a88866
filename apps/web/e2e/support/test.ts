import type { BrowserContext } from '@playwright/test'
import { test as base } from './pinned.ts'

export { expect } from '@playwright/test'

/** What must not happen in any journey: an error on the console, an uncaught one, a request to another host. */
function watch(context: BrowserContext, origin: string): string[] {
  const seen: string[] = []
  context.on('console', (message) => {
    // The browser reports every refusal (409, 422) by itself; the screens are what is tested.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      seen.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    // msw looks for a newer worker on every start, and nobody waits for it: a page that is left meanwhile is no trouble.
    if (!message.startsWith('Failed to update a ServiceWorker')) seen.push(`uncaught: ${message}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) seen.push(`other host: ${url.href}`)
  })
  return seen
}

/** Playwright's test, in a browser that is watched. Every test has a context, and so a mock backend, of its own. */
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
