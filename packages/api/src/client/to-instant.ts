/** Parses an instant in any of the servers' forms (`2026-11-20 10:00:00` is UTC) into ISO; null for anything else. */
export function readInstant(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return null
  const time = Date.parse(value.replace(/^(\S{10})[ T](\d\d:\d\d:\d\d(?:\.\d+)?)$/, '$1T$2Z'))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
