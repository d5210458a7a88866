import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Backend } from '../backend.ts'
import { Refused, serverError } from '@campo-livre/backend/http/refused.ts'

const MAX_BODY_BYTES = 1_000_000
/** A case file has up to 200 calls with their answers. */
const MAX_CASE_BYTES = 32_000_000

/** Any origin may send requests, with a token, an `Idempotency-Key` and a known version. */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers':
    'Accept, Authorization, Content-Type, Idempotency-Key, If-None-Match, Precognition, Precognition-Validate-Only',
  'Access-Control-Expose-Headers': 'Date, ETag, Idempotent-Replayed, Retry-After',
  'Access-Control-Max-Age': '86400',
}

const tooLarge = () => new Refused('invalid', 'O que foi enviado é grande demais.', { status: 413 })

/** Creates a listener that answers HTTP requests by the backend. */
export function createNodeListener(backend: Pick<Backend, 'handle'>): RequestListener {
  return (incoming, outgoing) => {
    respond(backend, incoming, outgoing).catch((error: unknown) => {
      console.error('[mock backend]', error)
      outgoing.writeHead(500, { 'Content-Type': 'application/json', ...cors })
      outgoing.end(JSON.stringify(serverError().toAnswer().body))
    })
  }
}

async function respond(
  backend: Pick<Backend, 'handle'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, cors).end()
    return
  }
  const body = await readBody(
    incoming,
    incoming.url?.endsWith('/__mock/case') ? MAX_CASE_BYTES : MAX_BODY_BYTES,
  )
  if (body === null) {
    outgoing.writeHead(413, { 'Content-Type': 'application/json', Connection: 'close', ...cors })
    outgoing.end(JSON.stringify(tooLarge().toAnswer().body))
    return
  }
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  const response = await backend.handle(toRequest(incoming, body, gone.signal))
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors })
  outgoing.end(await response.text())
}

function toRequest(incoming: IncomingMessage, body: Buffer<ArrayBuffer>, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = incoming.method ?? 'GET'
  // The target is always a path: `//x` must not name another host.
  const url = new URL(`http://localhost${incoming.url?.startsWith('/') ? incoming.url : '/'}`)
  return new Request(url, {
    method,
    headers,
    signal,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
  })
}

async function readBody(incoming: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
