import type { Kind } from '../case.ts'
import type { WireRequest, WireResponse } from '../transport.ts'
import {
  asAthlete,
  type Ask,
  inBody,
  isRefusal,
  type Tamper,
  withData,
  withHeader,
  withoutHeader,
  withStatus,
} from './tampers.ts'

/** A server with one mistake, the call that shows it, and the kind of case that finds it. */
export type WrongServer = { what: string; call: string; kind: Kind; tamper: Tamper }

/** A wrong server for every promise of the contract. */
export const wrongServers: readonly WrongServer[] = [
  {
    what: 'answers without a token',
    call: 'GET /bookings',
    kind: 'token',
    tamper: (request, ask) => ask(request.headers.Authorization === undefined ? asAthlete(request) : request),
  },
  {
    what: 'takes any token',
    call: 'GET /me',
    kind: 'token',
    tamper: (request, ask) => ask(asAthlete(request)),
  },
  {
    what: 'lets every profile in',
    call: 'GET /tabs',
    kind: 'profile',
    tamper: (request, ask) => ask(asAthlete(request)),
  },
  {
    what: "tells that another's is there",
    call: 'GET /bookings/{id}',
    kind: "another's",
    tamper: withStatus(404, 403),
  },
  {
    what: 'breaks at an unknown id',
    call: 'GET /rachas/{id}',
    kind: 'unknown id',
    tamper: withStatus(404, 500),
  },
  {
    what: 'tells of another field',
    call: 'POST /bookings/{id}/payment',
    kind: 'invalid field',
    tamper: inBody((body) => ({ ...body, errors: { campo: ['Confira este campo.'] } }), isRefusal),
  },
  {
    what: 'cuts off what is too long',
    call: 'POST /bookings/{id}/cancel',
    kind: 'invalid field',
    tamper: (request, ask) => ask({ ...request, body: request.body?.replace(/x{100,}/, 'x') ?? null }),
  },
  {
    what: 'refuses in English',
    call: 'POST /bookings',
    kind: 'invalid field',
    tamper: inBody((body) => ({ ...body, message: 'The start field is required.' }), isRefusal),
  },
  {
    what: 'tells of its insides',
    call: 'GET /tabs/{id}',
    kind: 'unknown id',
    tamper: inBody((body) => ({ ...body, trace: ['tabs.ts:12'] }), isRefusal),
  },
  {
    what: 'has another envelope',
    call: 'GET /bookings',
    kind: 'token',
    tamper: inBody(({ message }) => ({ error: message }), isRefusal),
  },
  {
    what: 'refuses without a code',
    call: 'POST /bookings',
    kind: 'invalid field',
    tamper: inBody(({ code: _, ...body }) => body, isRefusal),
  },
  {
    what: 'refuses with a code that nobody knows',
    call: 'GET /tabs',
    kind: 'token',
    tamper: inBody((body) => ({ ...body, code: 'slot_gone' }), isRefusal),
  },
  {
    what: 'refuses with a code that the call does not declare',
    call: 'POST /bookings/{id}/payment',
    kind: 'unknown id',
    tamper: inBody((body) => ({ ...body, code: 'stale' }), isRefusal),
  },
  {
    what: 'refuses with the code of another status',
    call: 'GET /rachas/{id}',
    kind: 'unknown id',
    tamper: inBody((body) => ({ ...body, code: 'forbidden' }), isRefusal),
  },
  {
    what: 'breaks at no JSON',
    call: 'PUT /me/sports',
    kind: 'no JSON',
    tamper: withStatus(422, 500),
  },
  {
    what: 'says nothing of JSON',
    call: 'GET /places',
    kind: 'good',
    tamper: withHeader('content-type', 'text/html'),
  },
  { what: 'has no clock', call: 'GET /places', kind: 'good', tamper: withoutHeader('date') },
  { what: 'answers 200 for 201', call: 'POST /bookings', kind: 'good', tamper: withStatus(201, 200) },
  {
    what: 'lets a password slip out',
    call: 'GET /me',
    kind: 'good',
    tamper: withData(() => ({ password: 'segredo' })),
  },
  { what: 'knows every path', call: 'GET /places', kind: 'unknown path', tamper: withStatus(404, 200) },
  {
    what: 'takes the price from the client',
    call: 'POST /bookings',
    kind: 'extra fields',
    tamper: withData(({ priceCents }) => (priceCents === undefined ? {} : { priceCents })),
  },
  {
    what: 'takes the profile from the client, and tells of it only later',
    call: 'PUT /me/sports',
    kind: 'extra fields',
    tamper: promoting(),
  },
  {
    what: 'refuses what it does not know',
    call: 'POST /bookings/{id}/payment',
    kind: 'extra fields',
    tamper: (request, ask) => ask(request.body?.includes('"ownerId"') ? { ...request, body: '{}' } : request),
  },
  { what: 'books a time twice', call: 'POST /bookings', kind: 'again', tamper: doubleBooking() },
  { what: 'books a time twice at once', call: 'POST /bookings', kind: 'race', tamper: doubleBooking() },
  {
    what: 'lets a code be guessed',
    call: 'POST /auth/verify-email',
    kind: 'tries',
    tamper: withStatus(429, 500),
  },
  {
    what: 'does not know an Idempotency-Key',
    call: 'POST /bookings',
    kind: 'idempotency',
    tamper: ({ headers: { 'Idempotency-Key': _, ...headers }, ...request }, ask) =>
      ask({ ...request, headers }),
  },
  {
    what: 'replays without saying so',
    call: 'POST /bookings/{id}/cancel',
    kind: 'idempotency',
    tamper: withoutHeader('idempotent-replayed'),
  },
  {
    what: 'sends all of it again to who knows it',
    call: 'GET /company/tabs/open',
    kind: 'known version',
    tamper: ({ headers: { 'If-None-Match': _, ...headers }, ...request }, ask) =>
      ask({ ...request, headers }),
  },
  {
    what: 'takes every version for its own',
    call: 'GET /notification-messages',
    kind: 'known version',
    tamper: async (request, ask) => {
      const response = await ask(request)
      return request.headers['If-None-Match'] === undefined
        ? response
        : { ...response, status: 304, body: '' }
    },
  },
]

/** Accepts a profile that is sent with something else. */
function promoting(): Tamper {
  let profile: unknown
  return async (request, ask) => {
    const response = await ask(request)
    if (request.method === 'PUT' && request.body?.includes('"profile"'))
      profile = (JSON.parse(request.body) as { profile: unknown }).profile
    return request.method === 'GET' && profile !== undefined
      ? withData(() => ({ profile }))(request, async () => response)
      : response
  }
}

/** Books the same time twice: the second request gets the first answer. */
function doubleBooking(): Tamper {
  const given = new Map<string | null, WireResponse>()
  return async (request: WireRequest, ask: Ask) => {
    const response = await ask(request)
    if (response.status === 201) given.set(request.body, response)
    return response.status === 409 ? (given.get(request.body) ?? response) : response
  }
}
