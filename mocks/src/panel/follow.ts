const POLL_MS = 2500
const TICK_MS = 1000

/**
 * Creates the timers that poll the backend and move the clock on, between `start` and `stop`; a hidden page is not
 * polled.
 */
export function createFollower(ask: () => Promise<void>, tick: () => void) {
  let timers: ReturnType<typeof setInterval>[] = []
  const poll = () => {
    // A failed poll is repeated at the next tick; failed actions show their error.
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
