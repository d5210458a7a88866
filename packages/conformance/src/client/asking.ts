import type { Method } from '@campo-livre/contract/call.ts'
import type { Payload } from '../change.ts'
import type { WireResponse, Transport } from '../transport.ts'
import type { Session } from './logins.ts'

/** A request before it is put into JSON and headers. */
export type Request = Payload & {
  method: Method
  /** With the ids filled in. */
  path: string
  by?: Session | string | null | undefined
  headers?: Record<string, string>
}

/** Creates a function that sends a request. */
export function asking(transport: Transport) {
  return (request: Request): Promise<WireResponse> => {
    const { method, path, by, query, headers } = request
    const token = typeof by === 'string' ? by : by?.token
    const text = textOf(request)
    const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
    return transport.ask({
      method,
      path: `${path}${search}`,
      headers: {
        Accept: 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(text === null ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: text,
    })
  }
}

function textOf({ method, body, raw }: Request): string | null {
  if (method === 'GET') return null
  if (raw !== undefined) return raw
  return body === undefined ? null : JSON.stringify(body)
}

/** Fills ids into a path such as `/bookings/{id}`. */
export function pathWith(template: string, params: Readonly<Record<string, string>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'))
}
