/** The figures that `observe` collects in the page while it loads. */
export type Observed = {
  firstPaint: number
  largestPaint: number
  shift: number
  /** The start and length, in milliseconds, of every task longer than 50 ms. */
  longTasks: [number, number][]
  ready: number | null
}

declare global {
  interface Window {
    observed: Observed
  }
}

/**
 * Starts to collect figures; runs in the page before its own scripts. `ready` is the selector of the content that the
 * visitor came for.
 */
export function observe(ready: string): void {
  const seen: Observed = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], ready: null }
  window.observed = seen
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })

  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  on('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
    if (!hadRecentInput) seen.shift += value
  })
  on('longtask', (entry) => seen.longTasks.push([entry.startTime, entry.duration]))

  const look = () => {
    if (document.querySelector(ready)) seen.ready = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
