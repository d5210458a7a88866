const HOUR_MS = 60 * 60_000

/** Returns whether a tab was opened around a booking: from an hour before its start until an hour after its end. */
export function isOfSameHours(
  { openedAt }: { openedAt: string },
  { start, end }: { start: string; end: string },
): boolean {
  const at = Date.parse(openedAt)
  return at >= Date.parse(start) - HOUR_MS && at <= Date.parse(end) + HOUR_MS
}
