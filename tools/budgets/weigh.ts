import { shiftDate } from '@campo-livre/mocks/testing/shift-date.ts'
import type { Browser, CDPSession, Page } from 'playwright'

/** The sums of what a browser has received for a page: bytes with the heads of the answers, and the number of all requests. */
export type Weight = { scripts: number; styles: number; requests: number; files: Received[] }

/** One request: its address, its kind as Chromium names it (`Script`, `Stylesheet`, `Fetch` …), and its bytes. */
export type Received = { url: string; kind: string; bytes: number }

type Pending = Received & { done: boolean }

/** The time without a request after which a page counts as loaded, in milliseconds. */
const QUIET = 2000
const LIMIT = 60_000

/**
 * Opens a page with an empty cache and returns what it has received when two seconds have passed without a request.
 * `token`: of a session, null for a guest. `now`: the instant at which the page stands. Throws when the page never has a
 * heading of the app.
 */
export async function weigh(
  browser: Browser,
  url: string,
  { token, now }: { token: string | null; now: string },
): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'pt-BR' })
  try {
    await context.addInitScript(shiftDate, now)
    if (token !== null) await context.addInitScript((kept) => localStorage.setItem('token', kept), token)
    const page = await context.newPage()
    const pending = await watch(await context.newCDPSession(page))
    await page.goto(url, { timeout: LIMIT })
    await page.locator('#root main h1').first().waitFor({ timeout: LIMIT })
    await quiet(page, pending)
    const files = [...pending.values()].map(({ url: address, kind, bytes }) => ({
      url: address,
      kind,
      bytes,
    }))
    return {
      scripts: bytesOf(files, 'Script'),
      styles: bytesOf(files, 'Stylesheet'),
      requests: files.length,
      files,
    }
  } finally {
    await context.close()
  }
}

const bytesOf = (files: readonly Received[], kind: string) =>
  files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)

/** Lists every request of the page, and keeps the list current. */
async function watch(cdp: CDPSession): Promise<Map<string, Pending>> {
  const pending = new Map<string, Pending>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(data|blob):/.test(request.url)) return
    pending.set(requestId, { url: request.url, kind: type ?? 'Other', bytes: 0, done: false })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = pending.get(requestId)
    if (one) Object.assign(one, { bytes: encodedDataLength, done: true })
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    const one = pending.get(requestId)
    if (one) one.done = true
  })
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  return pending
}

/** Waits until nothing was asked or answered for two seconds. Throws when that never happens. */
async function quiet(page: Page, pending: ReadonlyMap<string, Pending>): Promise<void> {
  const begun = performance.now()
  let since = begun
  let last = ''
  while (performance.now() - since < QUIET) {
    if (performance.now() - begun > LIMIT) throw new Error(`${page.url()} never came to rest`)
    const open = [...pending.values()].filter(({ done }) => !done).length
    const state = `${pending.size} ${open}`
    if (state !== last || open > 0) since = performance.now()
    last = state
    await page.waitForTimeout(100)
  }
}
