/**
 * Returns the browser's time zone, for the user's own data and the day that a form proposes. Everything else uses a
 * company's zone.
 */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
