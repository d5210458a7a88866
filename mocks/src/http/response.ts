import type { Answer } from './answer.ts'
import type { Incoming } from './call.ts'

/** Reads the body, so that nothing has to wait for it while the database is held. */
export async function readRequest(request: Request, path: string): Promise<Incoming> {
  const { method, headers } = request
  return { method, path, query: new URL(request.url).searchParams, headers, text: await request.text() }
}

/** An answer as JSON, or the page that it is, or none at all (status 0); its `Date` is the mock clock's, as a server's is its own. */
export function toResponse({ status, body, headers }: Answer, now: string): Response {
  if (status === 0) return Response.error()
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(status === 204 ? null : text, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      Date: new Date(now).toUTCString(),
      ...headers,
    },
  })
}
