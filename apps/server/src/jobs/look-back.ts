/** The days after which nobody is told any more of what fell due while no process ran. */
const DAYS = 2

/**
 * Returns the instant from which what falls due is told, in ISO: the first of the data, or two days ago. A server that
 * stood still for an hour tells what it missed; one that has run for years looks at no more than those days.
 */
export function lookBack(first: string, now: string): string {
  const from = new Date(Date.parse(now) - DAYS * 24 * 3_600_000).toISOString()
  return first > from ? first : from
}
