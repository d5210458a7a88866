let aheadMs = 0

/**
 * Learns from an answer how far the server's clock is ahead. `askedAt` and `answeredAt` are the browser's milliseconds.
 * What agrees with the known difference within the doubt of its own journey is no news, so countdowns do not jump.
 */
export function learnServerTime(headers: Headers, askedAt: number, answeredAt: number): void {
  const date = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(date)) return
  // A kept answer says how long it was kept; the header has whole seconds, so half of one is lost on average.
  const age = Number(headers.get('Age') ?? 0) * 1000
  const ahead = date + age + 500 - (askedAt + answeredAt) / 2
  const doubt = 1000 + (answeredAt - askedAt) / 2
  if (Math.abs(ahead - aheadMs) > doubt) aheadMs = ahead
}

/** Now, as the server sees it: ISO instant. A hold runs out by its clock, not by a phone's. */
export function serverNow(): string {
  return new Date(Date.now() + aheadMs).toISOString()
}
