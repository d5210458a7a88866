import type { Method } from '@campo-livre/contract/call.ts'

/** A request as it goes over the wire. `path` is relative to the base path of the API, with its query. */
export type Asked = { method: Method; path: string; headers: Record<string, string>; body: string | null }
/** What came back: the body read as JSON, or as the text that it is when it is none. Names of headers are small. */
export type Told = { status: number; headers: Record<string, string>; body: unknown }

/** How the cases reach a server: in process, or over HTTP. */
export type Transport = { ask(asked: Asked): Promise<Told> }

/** JSON where it is some, else the text. */
export function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
