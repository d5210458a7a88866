/** Returns the first of some ISO instants in UTC, which compare as texts; null for none. */
export function earliest(instants: Iterable<string | null | undefined>): string | null {
  let first: string | null = null
  for (const at of instants) if (at && (first === null || at < first)) first = at
  return first
}
