let aheadMs = 0

/** Learns from an answer how far the server's clock is ahead. The header has whole seconds: less is no news. */
export function learnServerTime(response: Response): void {
  const header = response.headers.get('Date')
  const time = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(time)) return
  const ahead = time - Date.now()
  aheadMs = Math.abs(ahead) < 2_000 ? 0 : ahead
}

/** Now, as the server sees it: ISO instant. A hold runs out by its clock, not by a phone's. */
export function serverNow(): string {
  return new Date(Date.now() + aheadMs).toISOString()
}
