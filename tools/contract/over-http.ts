import { setTimeout as wait } from 'node:timers/promises'
import {
  type WireRequest,
  readBody,
  type WireResponse,
  type Transport,
} from '@campo-livre/conformance/transport.ts'

/** The header of a 429 that comes from a limit of requests per minute; the call itself is not refused. */
const COUNTED = 'x-ratelimit-limit'
const LONGEST_SECONDS = 60

/**
 * Sends requests to a server over HTTP. A request refused by a rate limit is sent again after the time that the server
 * names.
 */
export function overHttp(base: string): Transport {
  const ask = async (request: WireRequest): Promise<WireResponse> => {
    const response = await send(base, request)
    if (response.status !== 429 || response.headers[COUNTED] === undefined) return response
    await wait(Math.min(LONGEST_SECONDS, Number(response.headers['retry-after']) || LONGEST_SECONDS) * 1000)
    return ask(request)
  }
  return { ask }
}

async function send(base: string, { method, path, headers, body }: WireRequest): Promise<WireResponse> {
  const response = await fetch(`${base}${path}`, { method, headers, body, redirect: 'manual' })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: readBody(await response.text()),
  }
}

/** Returns the reason why nothing answers at this address; null when something does. */
export async function whyUnreachable(base: string): Promise<string | null> {
  try {
    await send(base, { method: 'GET', path: '/places', headers: { Accept: 'application/json' }, body: null })
    return null
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? cause.message || cause.name : String(cause)
  }
}
