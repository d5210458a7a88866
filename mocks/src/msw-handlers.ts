import { http, type RequestHandler } from 'msw'
import type { Backend } from './backend.ts'

/** Returns the backend as handlers of MSW. A story or test puts handlers of its own before them to answer otherwise. */
export function createHandlers(backend: Pick<Backend, 'owns' | 'handle'>): RequestHandler[] {
  return [
    http.all(
      ({ request }) => backend.owns(new URL(request.url)),
      ({ request }) => backend.handle(request),
    ),
  ]
}
