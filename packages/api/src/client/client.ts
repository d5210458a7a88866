import type { Method } from '@campo-livre/contract/call.ts'
import type { KyInstance } from 'ky'
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { keepAnswer, knownAnswer } from './known-answers.ts'
import { learnServerTime } from './server-time.ts'

/** The parts of the app that the client depends on. */
export type ApiSettings = {
  /** A path that ends in `/api`, or a full address. */
  baseUrl: string
  token: () => string | null
  /** Called on a 401, with the token that was refused (D8). */
  onUnauthorized: (token: string) => void
  /**
   * Returns the answer to a GET (`fields?perPage=12`) that the page requested with this token before the app had
   * started; null for none.
   */
  takeAhead?: (address: string, token: string | null) => Promise<Answered | null> | null
}

/** An answer, with the browser's milliseconds of the request and of the answer. */
export type Answered = { response: Response; askedAt: number; answeredAt: number }

let settings: ApiSettings | null = null
let http: Promise<KyInstance> | null = null

/** Sets the address and the token's source; called once at start, before the first call. */
export function configureApi(next: ApiSettings): void {
  settings = next
  http = null
}

/** Loads the code that sends requests, once; after a failure the next call tries again. */
async function loadHttp({ baseUrl }: ApiSettings): Promise<KyInstance> {
  http ??= import('./http.ts').then(({ createHttp }) => createHttp(baseUrl))
  try {
    return await http
  } catch (error) {
    http = null
    throw error
  }
}

/** Starts to load the code that sends requests, before the first call needs it. */
export function prepareCalls(): void {
  if (settings) loadHttp(settings).catch(() => null)
}

type Query = Readonly<Record<string, string | number | undefined>>
type Options = {
  /** The values of the names between braces. */
  params?: Readonly<Record<string, string>>
  query?: Query
  body?: unknown
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  headers?: Readonly<Record<string, string>>
  /** Lets the request finish when the page is left. */
  keepalive?: boolean
  /** Called with the part of the body that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void
  /** True for a login: its 401 means a wrong password, not a lost session. */
  signsIn?: boolean
}

const envelope = z.object({
  data: z.optional(z.unknown()),
  message: z.catch(z.nullish(z.string()), null),
  meta: z.optional(z.unknown()),
})
export type Envelope = z.infer<typeof envelope>

export type Route = { readonly method: Method; readonly path: string; readonly etag?: boolean }

/**
 * Sends one request and resolves to the answer's envelope; throws an `ApiError`. Every call passes here; call-api.ts
 * checks the options by type.
 */
export async function request(route: Route, options: Options = {}): Promise<Envelope> {
  if (!settings) throw new Error('configureApi() has to run before the first call')
  const token = settings.token()
  const { response, text } = await send(settings, route, options, token)
  if (response.ok || response.status === 304) {
    // An empty answer is a success; who needs data finds none.
    const body = text === '' ? {} : readJson(text)
    // Some servers answer the data without an envelope.
    const bare = body === null || typeof body === 'boolean' || Array.isArray(body)
    const read = envelope.safeParse(bare ? { data: body } : body)
    if (read.success) return read.data
    throw new ApiError({ kind: 'malformed', status: response.status })
  }
  throw await refusalOf(response, text, options.signsIn === true ? null : token)
}

/** Returns the error of an answer that refuses. A 401 ends the session of the token that was sent (D8). */
export async function refusalOf(
  { status, headers }: Response,
  text: string,
  token = settings?.token() ?? null,
): Promise<ApiError> {
  if (status === 401 && token !== null) settings?.onUnauthorized(token)
  // Loaded only when needed. If that fails, the error has no sentence.
  const facts = await import('./refusal.ts').then(
    ({ readRefusal }) => readRefusal(readJson(text), headers),
    () => ({}),
  )
  return new ApiError({ kind: 'refused', status, ...facts })
}

type Answer = { response: Response; text: string }

/** Sends a request and reads the answer to its end: a connection lost in between fails the same. */
async function send(
  given: ApiSettings,
  { method, path, etag = false }: Route,
  options: Options,
  token: string | null,
): Promise<Answer> {
  const route = { method, path: pathWith(path, options.params) }
  const address = addressOf(route.path, options.query)
  const known = etag ? knownAnswer(address, token) : null
  const headers = { ...options.headers, ...(known ? { 'If-None-Match': known.etag } : {}) }
  try {
    const { response, askedAt, answeredAt } =
      (await takeAhead(given, method, address, token)) ??
      (await ask(given, route, { ...options, headers }, token))
    learnServerTime(response.headers, askedAt, answeredAt)
    // Nothing has changed since: the answer is the one that is known.
    if (response.status === 304 && known) return { response, text: known.text }
    const text = await response.text()
    if (etag && response.ok) keepAnswer(address, token, response, text)
    return { response, text }
  } catch {
    throw new ApiError({ kind: options.signal?.aborted ? 'aborted' : 'network' })
  }
}

/** Fills in a path: `/bookings/{id}` → `bookings/b1`. */
function pathWith(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.slice(1).replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Returns the address of a path and a query: `fields?perPage=12`. */
function addressOf(path: string, given: Query = {}): string {
  const query = new URLSearchParams(dropEmpty(given)).toString()
  return query === '' ? path : `${path}?${query}`
}

function takeAhead({ takeAhead: take }: ApiSettings, method: Method, address: string, token: string | null) {
  return take && method === 'GET' ? take(address, token) : null
}

async function ask(
  given: ApiSettings,
  { method, path }: Route,
  options: Options,
  token: string | null,
): Promise<Answered> {
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers }
  if (token !== null) headers.Authorization = `Bearer ${token}`
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey
  if (options.onProgress) {
    const { sendCounted } = await import('./send-counted.ts')
    const { onProgress, signal, body } = options
    const url = `${given.baseUrl}/${path}`
    const askedAt = Date.now()
    const counted = { ...headers, 'Content-Type': 'application/json' }
    const sent = { method, headers: counted, body: JSON.stringify(body), signal, onProgress }
    return { response: await sendCounted(url, sent), askedAt, answeredAt: Date.now() }
  }
  const client = await loadHttp(given)
  const askedAt = Date.now()
  const response = await client(path, {
    method,
    headers,
    keepalive: options.keepalive === true,
    searchParams: dropEmpty(options.query ?? {}),
    ...(options.body === undefined ? {} : { json: options.body }),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  return { response, askedAt, answeredAt: Date.now() }
}

/** Returns the whole address of a path of the server that answers the API: `/api/files/…`. */
export function apiAddress(path: string): string {
  return new URL(path, new URL(settings?.baseUrl ?? '/', location.href)).href
}

/** Asks for what is no JSON, with the token: a stream, a file. Throws where nothing answers. */
export async function openStream(
  path: string,
  { searchParams, signal, accept }: { searchParams: string[][]; signal: AbortSignal; accept?: string },
): Promise<Response> {
  if (!settings) throw new Error('configureApi() has to run before the first call')
  const token = settings.token()
  const headers: Record<string, string> = accept === undefined ? {} : { Accept: accept }
  if (token !== null) headers.Authorization = `Bearer ${token}`
  return (await loadHttp(settings))(path.slice(1), { headers, searchParams, signal, cache: 'no-store' })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function dropEmpty(query: Query): Record<string, string> {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as const],
  )
  return Object.fromEntries(entries)
}
