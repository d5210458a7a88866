import type { APIRequestContext, BrowserContext } from '@playwright/test'

/** The scripts and calls that the pages of a worker asked for since the last reset, as `GET /assets/a.js`. */
const asked = new Set<string>()

/** Notes the scripts and calls that the pages of a context ask for, also those that a service worker answers. */
export function noteRequests(context: BrowserContext): void {
  context.on('request', (request) => note(request.method(), request.url()))
}

function note(method: string, url: string): void {
  const { pathname } = new URL(url, 'http://localhost')
  if (/^\/(assets|api)\//.test(pathname)) asked.add(`${method} ${pathname}`)
}

/** Notes that a journey sees pages as the build has made them, before any script. */
export function notePages(): void {
  asked.add('pages')
}

/** The ways to ask for more than a page. */
const others = new Set<unknown>(['delete', 'fetch', 'head', 'patch', 'post', 'put'])

/** Returns the same, noting what a journey reads by itself; a request that is no GET sees nobody knows what. */
export function noting(request: APIRequestContext): APIRequestContext {
  const get: APIRequestContext['get'] = (url, options) => {
    note('GET', url)
    notePages()
    return request.get(url, options)
  }
  return new Proxy(request, {
    get: (_request, name: keyof APIRequestContext) => {
      if (name === 'get') return get
      if (others.has(name)) asked.add('everything')
      return request[name]
    },
  })
}

export function resetRequests(): void {
  asked.clear()
}

export const requestsSoFar = (): string[] => [...asked].toSorted()
