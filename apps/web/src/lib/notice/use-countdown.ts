import { useEffect, useState } from 'react'

/** The longest wait in seconds; a server that wants more says so again. */
const LONGEST = 3_600
/** Milliseconds; often enough to skip no second. */
const TICK_MS = 250

export type Countdown = {
  /** The whole seconds left. */
  left: number
  /** The seconds at its beginning; 0 for none. */
  total: number
  begin: (seconds: number) => void
}

type Span = { total: number; passing: number; clock: number }

function spanOf(seconds: number): Span {
  return { total: Math.min(Math.ceil(seconds), LONGEST), passing: performance.now(), clock: Date.now() }
}

/**
 * Returns the seconds left, by the one of two clocks that has advanced more: the monotonic one stops while a phone
 * sleeps, and the other may be set back.
 */
function leftOf({ total, passing, clock }: Span): number {
  const gone = Math.max(performance.now() - passing, Date.now() - clock) / 1_000
  return Math.max(0, Math.ceil(total - gone))
}

/** Counts a wait down, begun at once with `first` seconds, or later (H11). A tab that was hidden catches up. */
export function useCountdown(first = 0): Countdown {
  const [span, setSpan] = useState(() => spanOf(first))
  const [left, setLeft] = useState(span.total)
  useEffect(() => {
    if (span.total === 0) return undefined
    const tick = () => {
      const rest = leftOf(span)
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [span])
  const begin = (seconds: number) => {
    const next = spanOf(seconds)
    setSpan(next)
    setLeft(next.total)
  }
  return { left, total: span.total, begin }
}
