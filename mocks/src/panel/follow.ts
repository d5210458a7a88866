const POLL_MS = 2500
const TICK_MS = 1000

/** Asks again and again, and moves the clock on, only while it is followed and somebody looks at the page. */
export function createFollower(ask: () => Promise<void>, tick: () => void) {
  let timers: ReturnType<typeof setInterval>[] = []
  const poll = () => {
    // What cannot be asked now is asked the next time; what somebody does says when it fails.
    if (!document.hidden) ask().catch(() => undefined)
  }
  const stop = () => {
    for (const timer of timers) clearInterval(timer)
    timers = []
  }
  return {
    start: () => {
      stop()
      timers = [setInterval(poll, POLL_MS), setInterval(tick, TICK_MS)]
      poll()
    },
    stop,
  }
}
