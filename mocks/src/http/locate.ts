/** Where in the backend an address leads: to a call of the API or to one of the controls beside it. */
export type Place = { area: 'api' | 'control'; path: string }

/**
 * Makes a reader of addresses for an API at `apiUrl`: `/api` (on any origin) or `https://x/api` (on that
 * one). The controls stand beside it: `/__mock`.
 */
export function locator(apiUrl: string): (url: URL) => Place | null {
  const absolute = /^https?:/.test(apiUrl)
  const { origin, pathname } = new URL(apiUrl, 'http://localhost')
  const api = pathname.replace(/\/+$/, '')
  const control = controlPathOf(api)
  return (url) => {
    if (absolute && url.origin !== origin) return null
    if (url.pathname.startsWith(`${api}/`)) return { area: 'api', path: url.pathname.slice(api.length) }
    if (url.pathname.startsWith(`${control}/`))
      return { area: 'control', path: url.pathname.slice(control.length) }
    return null
  }
}

/**
 * The address of the controls of the API at `apiUrl`: `/api` → `/__mock`, `https://x/v1/api` →
 * `https://x/v1/__mock`.
 */
export function controlPathOf(apiUrl: string): string {
  return `${apiUrl.replace(/\/+$/, '').replace(/\/[^/]*$/, '')}/__mock`
}
