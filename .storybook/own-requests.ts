import { locator } from '@campo-livre/backend/http/locate.ts'

/** The base address of the API in every story. */
export const apiUrl = new URL('/api', location.href).href

const locate = locator(apiUrl)

/** Returns whether the mock backend answers an address. */
export const owns = (url: URL) => locate(url) !== null

/** Returns whether an address is a call of the app, to the API or the bank, not one of the mock's controls beside it. */
export const isCall = (url: URL) => ['api', 'bank'].includes(locate(url)?.area ?? '')

/** Returns the path of a call relative to the base address, as the declarations of the API have it. */
export const pathOf = (url: URL) => locate(url)?.path ?? url.pathname

const realFetch = window.fetch.bind(window)
let page = new AbortController()

// Leaving a page aborts its requests; here one page shows one story after the other, so `cutRequests` does it.
window.fetch = (input, init) => {
  const request = new Request(input, init)
  if (!owns(new URL(request.url))) return realFetch(input, init)
  return realFetch(new Request(request, { signal: AbortSignal.any([request.signal, page.signal]) }))
}

/** Aborts every pending call, so that no late one reaches the backend of the next story. */
export function cutRequests(): void {
  page.abort()
  page = new AbortController()
}
