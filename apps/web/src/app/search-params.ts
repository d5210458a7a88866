/** Parses `?a=1&b=x` into texts. The schemas of the routes convert them (A14). */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Formats search parameters; absent values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      params.set(key, String(value))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
