/**
 * The backend's only source of time. It can be moved forward, so nothing has to wait for a hold to run out.
 */
export type Clock = {
  /** Returns the time as an ISO instant. */
  now(): string
  /** Returns the time it reads, without its offset, as an ISO instant. */
  real(): string
  advance(minutes: number): void
  /** The minutes by which it is ahead of the time it reads; negative: behind. */
  readonly offsetMinutes: number
  setOffset(minutes: number): void
}

/** Creates a clock over `read`, which returns milliseconds since 1970: the real time, or a fixed instant in tests. */
export function createClock(read: () => number = Date.now): Clock {
  let offsetMinutes = 0
  return {
    now: () => new Date(Math.round(read() + offsetMinutes * 60_000)).toISOString(),
    real: () => new Date(read()).toISOString(),
    advance: (minutes) => void (offsetMinutes += minutes),
    get offsetMinutes() {
      return offsetMinutes
    },
    setOffset: (minutes) => void (offsetMinutes = minutes),
  }
}

/** Creates a clock that stands still until it is advanced. */
export function createFixedClock(instant: string): Clock {
  const time = Date.parse(instant)
  return createClock(() => time)
}
