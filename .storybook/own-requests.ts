import { locator } from '@campo-livre/mocks/http/locate.ts'

/** Where the product's calls lead in every story. */
export const apiUrl = new URL('/api', location.href).href

const locate = locator(apiUrl)

/** Whether an address is the backend's to answer. */
export const owns = (url: URL) => locate(url) !== null

/** Whether it is a call of the API, not one of the controls beside it. */
export const isCall = (url: URL) => locate(url)?.area === 'api'

/** The path of a call, as the API's declarations have it. */
export const pathOf = (url: URL) => locate(url)?.path ?? url.pathname

const realFetch = window.fetch.bind(window)
let page = new AbortController()

// A page that is left takes its requests along; here one page shows one story after the other.
window.fetch = (input, init) => {
  const request = new Request(input, init)
  if (!owns(new URL(request.url))) return realFetch(input, init)
  return realFetch(new Request(request, { signal: AbortSignal.any([request.signal, page.signal]) }))
}

/** Ends every call of the story that is left, so that no late one reaches the backend of the next. */
export function cutRequests(): void {
  page.abort()
  page = new AbortController()
}
