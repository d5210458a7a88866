/** `?a=1&b=x` → plain texts. Nothing is guessed: a schema says what a text means (A14). */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The way back; absent values leave no trace. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      params.set(key, String(value))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
