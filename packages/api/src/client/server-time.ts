let aheadMs = 0

/**
 * Learns from an answer how far the server's clock is ahead. `askedAt` and `answeredAt` are the browser's milliseconds.
 * A difference within the answer's own uncertainty changes nothing, so that countdowns do not jump.
 */
export function learnServerTime(headers: Headers, askedAt: number, answeredAt: number): void {
  const date = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(date)) return
  // `Age` is how long a cache kept the answer. `Date` has whole seconds, so half a second is added on average.
  const age = Number(headers.get('Age') ?? 0) * 1000
  const ahead = date + age + 500 - (askedAt + answeredAt) / 2
  const doubt = 1000 + (answeredAt - askedAt) / 2
  if (Math.abs(ahead - aheadMs) > doubt) aheadMs = ahead
}

/** Returns the present instant by the server's clock, in ISO: a hold ends by it, not by a phone's. */
export function serverNow(): string {
  return new Date(Date.now() + aheadMs).toISOString()
}
