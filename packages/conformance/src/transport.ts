import type { Method } from '@campo-livre/contract/call.ts'

/** A request as it goes over the wire. `path` is relative to the base path of the API, with its query. */
export type WireRequest = {
  method: Method
  path: string
  headers: Record<string, string>
  body: string | null
}
/** An answer: its body parsed as JSON, or as text when it is none; header names in lower case. */
export type WireResponse = { status: number; headers: Record<string, string>; body: unknown }

/** Sends the requests of the cases to a server, in process or over HTTP. */
export type Transport = { ask(request: WireRequest): Promise<WireResponse> }

/** Parses JSON; returns the text when it is none. */
export function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
