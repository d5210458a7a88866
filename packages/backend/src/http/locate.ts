/** The part of the backend that an address belongs to: the API, the controls next to it, or the bank of its cards. */
export type LocatedPath = { area: 'api' | 'control' | 'bank'; path: string }

/**
 * Creates a function that finds the place of an address, for an API at `apiUrl`: `/api` (on any origin) or
 * `https://x/api` (on that one). The controls and the bank are next to it: `/__mock`, `/bank`.
 */
export function locator(apiUrl: string): (url: URL) => LocatedPath | null {
  const absolute = /^https?:/.test(apiUrl)
  const { origin, pathname } = new URL(apiUrl, 'http://localhost')
  const api = pathname.replace(/\/+$/, '')
  const control = controlPathOf(api)
  const bank = `${api.replace(/\/[^/]*$/, '')}/bank`
  return (url) => {
    if (absolute && url.origin !== origin) return null
    if (url.pathname.startsWith(`${api}/`)) return { area: 'api', path: url.pathname.slice(api.length) }
    if (url.pathname.startsWith(`${control}/`))
      return { area: 'control', path: url.pathname.slice(control.length) }
    if (url.pathname.startsWith(`${bank}/`)) return { area: 'bank', path: url.pathname.slice(bank.length) }
    return null
  }
}

/**
 * Returns the address of the controls of the API at `apiUrl`: `/api` → `/__mock`, `https://x/v1/api` →
 * `https://x/v1/__mock`.
 */
export function controlPathOf(apiUrl: string): string {
  return `${apiUrl.replace(/\/+$/, '').replace(/\/[^/]*$/, '')}/__mock`
}
