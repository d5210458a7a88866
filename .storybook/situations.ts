import { forbidden, type Refused, stumbled } from '@campo-livre/mocks/http/refused.ts'
import { toResponse } from '@campo-livre/mocks/http/response.ts'
import { delay, HttpResponse } from 'msw'
import type { Situation } from './globals.ts'

/** The instant at which every story stands: a Friday, 10 a.m. in São Paulo. */
export const storyNow = '2026-11-20T13:00:00.000Z'

/** How a call is answered instead of by the backend; `undefined` leaves it to the backend. `left`: the story is over. */
type Instead = (left: Promise<void>) => Promise<Response | undefined>

const refuse = (refused: Refused) => Promise.resolve(toResponse(refused.toAnswer(), storyNow))

/** What stands before the backend in each situation. Empty is a backend of its own. */
export const inFront: Readonly<Record<Situation, Instead | null>> = {
  normal: null,
  empty: null,
  slow: () => delay(2000).then(() => undefined),
  // Until the story is left: nothing may wait for ever in a page that shows one story after the other.
  loading: (left) => left.then(() => HttpResponse.error()),
  failing: () => refuse(stumbled()),
  forbidden: () => refuse(forbidden()),
  offline: () => Promise.resolve(HttpResponse.error()),
}

/** Makes the page believe that it has a connection, or none. */
export function setOnline(online: boolean): void {
  if (navigator.onLine === online) return
  // The browser's own answer is inherited, so it is back as soon as ours is gone.
  if (online) Reflect.deleteProperty(navigator, 'onLine')
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}
