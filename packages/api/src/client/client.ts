import type { Method } from '@campo-livre/contract/call.ts'
import type { KyInstance } from 'ky'
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { learnServerTime } from './server-time.ts'

/** What the client needs to know of the app around it. */
export type ApiSettings = {
  /** A path ending in `/api`, or a full address. */
  baseUrl: string
  token: () => string | null
  /** Called on a 401, with the token that was refused (D8). */
  onUnauthorized: (token: string) => void
  /** The answer to a GET (`fields?perPage=12`) that was asked for with this token before the app was there; null for none. */
  takeAhead?: (address: string, token: string | null) => Promise<Answered | null> | null
}

/** An answer, with the browser's milliseconds at which it was asked for and came. */
export type Answered = { response: Response; askedAt: number; answeredAt: number }

let settings: ApiSettings | null = null
let http: Promise<KyInstance> | null = null

/** Sets the address and the credential; called once at start, before the first call. */
export function configureApi(next: ApiSettings): void {
  settings = next
  http = null
}

/** Fetches the code that sends calls, once; another time where it did not come. */
async function loadHttp({ baseUrl }: ApiSettings): Promise<KyInstance> {
  http ??= import('./http.ts').then(({ createHttp }) => createHttp(baseUrl))
  try {
    return await http
  } catch (error) {
    http = null
    throw error
  }
}

/** Has the code that sends calls ready, for who has not called yet. */
export function prepareCalls(): void {
  if (settings) loadHttp(settings).catch(() => null)
}

type Query = Readonly<Record<string, string | number | undefined>>
type Options = {
  /** What stands for the names between braces. */
  params?: Readonly<Record<string, string>>
  query?: Query
  body?: unknown
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  headers?: Readonly<Record<string, string>>
  /** Goes on when the page is left meanwhile. */
  keepalive?: boolean
  /** A refusal here means a wrong password, not a lost session. */
  signsIn?: boolean
}

const envelope = z.object({
  data: z.optional(z.unknown()),
  message: z.catch(z.nullish(z.string()), null),
  meta: z.optional(z.unknown()),
})
export type Envelope = z.infer<typeof envelope>

export type Route = { readonly method: Method; readonly path: string }

/**
 * One call: the answer's envelope, or an `ApiError`. Every request passes here; what a call of the contract takes is
 * checked by the types of call-api.ts.
 */
export async function request(route: Route, options: Options = {}): Promise<Envelope> {
  if (!settings) throw new Error('configureApi() has to run before the first call')
  const token = settings.token()
  const { response, text } = await send(settings, route, options, token)
  if (response.ok) {
    // A server that has nothing to say is done as well; who needs data sees that there is none.
    const body = text === '' ? {} : readJson(text)
    // Some answer with the data alone.
    const bare = body === null || typeof body === 'boolean' || Array.isArray(body)
    const read = envelope.safeParse(bare ? { data: body } : body)
    if (read.success) return read.data
    throw new ApiError({ kind: 'nonsense', status: response.status })
  }
  const { status } = response
  if (status === 401 && token !== null && options.signsIn !== true) settings.onUnauthorized(token)
  // Rarely needed, so it is code of its own. Where that does not come, the refusal is one without a sentence.
  const facts = await import('./refusal.ts').then(
    ({ readRefusal }) => readRefusal(readJson(text), response.headers),
    () => ({}),
  )
  throw new ApiError({ kind: 'refused', status, ...facts })
}

type Answer = { response: Response; text: string }

/** Sends and reads to the end: a connection lost in the middle of an answer is a lost connection. */
async function send(
  given: ApiSettings,
  { method, path }: Route,
  options: Options,
  token: string | null,
): Promise<Answer> {
  const route = { method, path: pathWith(path, options.params) }
  try {
    const { response, askedAt, answeredAt } =
      (await takeAhead(given, route, options, token)) ?? (await ask(given, route, options, token))
    learnServerTime(response.headers, askedAt, answeredAt)
    return { response, text: await response.text() }
  } catch {
    throw new ApiError({ kind: options.signal?.aborted ? 'stopped' : 'network' })
  }
}

/** `/bookings/{id}` → `bookings/b1`. */
function pathWith(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.slice(1).replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function takeAhead(
  { takeAhead: take }: ApiSettings,
  { method, path }: Route,
  options: Options,
  token: string | null,
) {
  if (!take || method !== 'GET') return null
  const query = new URLSearchParams(dropEmpty(options.query ?? {})).toString()
  return take(query === '' ? path : `${path}?${query}`, token)
}

async function ask(
  given: ApiSettings,
  { method, path }: Route,
  options: Options,
  token: string | null,
): Promise<Answered> {
  const client = await loadHttp(given)
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers }
  if (token !== null) headers.Authorization = `Bearer ${token}`
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey
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
