import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../lib/chromium.mjs'
import { observe } from './observe.ts'

/** Slow 4G as Lighthouse throttles it in DevTools: latency × 3.75, throughput × 0.9. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
}
const slowdown = 4
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** One cold load of a page: times in milliseconds, sizes in bytes, and counts. */
export type Load = {
  firstPaint: number
  largestPaint: number
  ready: number
  blocking: number
  shift: number
  requests: number
  otherHosts: number
  scriptBytes: number
  styleBytes: number
  heap: number
}

type Seen = { url: string; kind: string; bytes: number; done: boolean }

/** Lists every request of the page, and keeps the list current. */
async function watchRequests(cdp: CDPSession): Promise<Map<string, Seen>> {
  const requests = new Map<string, Seen>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!/^(data|blob):/.test(request.url)) {
      requests.set(requestId, { url: request.url, kind: type ?? 'Other', bytes: 0, done: false })
    }
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const seen = requests.get(requestId)
    if (seen) Object.assign(seen, { bytes: encodedDataLength, done: true })
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    const seen = requests.get(requestId)
    if (seen) seen.done = true
  })
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  return requests
}

/** Waits until there was no request and no long task for 2.5 seconds; at most 30 seconds. */
async function quiet(page: Page, requests: Map<string, Seen>): Promise<void> {
  let last = ''
  let since = performance.now()
  const limit = since + 30_000
  while (performance.now() < limit && performance.now() - since < 2500) {
    await page.waitForTimeout(250)
    const tasks = await page.evaluate(() => window.observed.longTasks.length)
    const state = `${requests.size} ${tasks} ${[...requests.values()].filter((seen) => !seen.done).length}`
    if (state !== last) since = performance.now()
    last = state
  }
}

/** Loads a page once with an empty cache, as a phone on slow 4G with a quarter of this machine's speed. */
export async function measureLoad(url: string, ready: string): Promise<Load> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const launch = await chromiumLaunch()
  const context = await chromium.launchPersistentContext(profile, { ...launch, ...phone, locale: 'pt-BR' })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const requests = await watchRequests(cdp)
    await cdp.send('Network.emulateNetworkConditions', slow4g)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(observe, ready)
    await page.goto(url, { timeout: 90_000 })
    await quiet(page, requests)
    const {
      firstPaint,
      largestPaint,
      shift,
      longTasks,
      ready: readyAt,
    } = await page.evaluate(() => window.observed)
    if (readyAt === null) throw new Error(`${url} never showed ${ready}`)
    const all = [...requests.values()]
    const bytesOf = (kind: string) =>
      all.filter((seen) => seen.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
    return {
      firstPaint,
      largestPaint,
      ready: readyAt,
      blocking: longTasks.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
      shift,
      requests: all.length,
      otherHosts: all.filter((seen) => new URL(seen.url).host !== new URL(url).host).length,
      scriptBytes: bytesOf('Script'),
      styleBytes: bytesOf('Stylesheet'),
      heap: await heapAfterCollection(cdp),
    }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Returns the bytes of the page's heap after a collection. */
export async function heapAfterCollection(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
}
