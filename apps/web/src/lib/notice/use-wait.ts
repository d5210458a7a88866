import { useEffect, useState } from 'react'

/** Nobody waits longer than this at a stretch, in seconds: a server that wants more says so again. */
const LONGEST = 3_600
/** Often enough that no second is skipped. */
const TICK_MS = 250

export type Wait = {
  /** Whole seconds that are left. */
  left: number
  /** How many there were at its beginning; 0 when there was none. */
  total: number
  begin: (seconds: number) => void
}

type Span = { total: number; passing: number; clock: number }

function spanOf(seconds: number): Span {
  return { total: Math.min(Math.ceil(seconds), LONGEST), passing: performance.now(), clock: Date.now() }
}

/**
 * By the clock that only counts what goes by, so that one that is set back makes nobody wait longer, and by the other
 * one as well, as the first stands still while a phone sleeps.
 */
function leftOf({ total, passing, clock }: Span): number {
  const gone = Math.max(performance.now() - passing, Date.now() - clock) / 1_000
  return Math.max(0, Math.ceil(total - gone))
}

/** A wait that counts down, begun at once with so many seconds, or later (H11). A tab that comes back catches up. */
export function useWait(first = 0): Wait {
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
