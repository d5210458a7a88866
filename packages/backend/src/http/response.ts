import type { Answer } from './answer.ts'
import type { Incoming } from './call.ts'

/** Reads the body before the database is locked, so that nothing waits for it. */
export async function readRequest(request: Request, path: string): Promise<Incoming> {
  const { method, headers } = request
  return { method, path, query: new URL(request.url).searchParams, headers, text: await request.text() }
}

/**
 * Returns an answer as a response: JSON, a text, or a network error (status 0). Its `Date` is the mock clock's.
 */
export function toResponse({ status, body, headers }: Answer, now: string): Response {
  if (status === 0) return Response.error()
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(status === 204 || status === 304 ? null : text, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      Date: new Date(now).toUTCString(),
      ...headers,
    },
  })
}
