import ky, { type KyInstance } from 'ky'
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
}

let settings: ApiSettings | null = null
let http: KyInstance | null = null

/** Sets the address and the credential; called once at start, before the first call. */
export function configureApi(next: ApiSettings): void {
  settings = next
  // One layer decides about retries and time, and it is the query client (D3: no timeout).
  http = ky.create({ prefix: next.baseUrl, timeout: false, retry: 0, throwHttpErrors: false })
}

type Query = Readonly<Record<string, string | number | undefined>>
type Options = {
  method?: 'get' | 'post' | 'put' | 'delete'
  query?: Query
  body?: unknown
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
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

/** One call: the answer's envelope, or an `ApiError`. Every request passes here. */
export async function request(path: string, options: Options = {}): Promise<Envelope> {
  if (!settings || !http) throw new Error('configureApi() has to run before the first call')
  const token = settings.token()
  const { response, text } = await send(http, path, options, token)
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
  client: KyInstance,
  path: string,
  options: Options,
  token: string | null,
): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (token !== null) headers.Authorization = `Bearer ${token}`
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey
  const askedAt = Date.now()
  try {
    const response = await client(path, {
      method: options.method ?? 'get',
      headers,
      keepalive: options.keepalive === true,
      searchParams: dropEmpty(options.query ?? {}),
      ...(options.body === undefined ? {} : { json: options.body }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
    learnServerTime(response.headers, askedAt, Date.now())
    return { response, text: await response.text() }
  } catch {
    throw new ApiError({ kind: options.signal?.aborted ? 'stopped' : 'network' })
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function dropEmpty(query: Query): Record<string, string | number> {
  const entries = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  )
  return Object.fromEntries(entries)
}
