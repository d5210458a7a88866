import type { Kind } from '../case.ts'
import type { Asked, Told } from '../transport.ts'
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
    tamper: (asked, ask) => ask(asked.headers.Authorization === undefined ? asAthlete(asked) : asked),
  },
  {
    what: 'takes any token',
    call: 'GET /me',
    kind: 'token',
    tamper: (asked, ask) => ask(asAthlete(asked)),
  },
  {
    what: 'lets every profile in',
    call: 'GET /tabs',
    kind: 'profile',
    tamper: (asked, ask) => ask(asAthlete(asked)),
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
    tamper: (asked, ask) => ask({ ...asked, body: asked.body?.replace(/x{100,}/, 'x') ?? null }),
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
    tamper: (asked, ask) => ask(asked.body?.includes('"ownerId"') ? { ...asked, body: '{}' } : asked),
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
    tamper: ({ headers: { 'Idempotency-Key': _, ...headers }, ...asked }, ask) => ask({ ...asked, headers }),
  },
  {
    what: 'replays without saying so',
    call: 'POST /bookings/{id}/cancel',
    kind: 'idempotency',
    tamper: withoutHeader('idempotent-replayed'),
  },
]

/** Accepts a profile that is sent with something else. */
function promoting(): Tamper {
  let profile: unknown
  return async (asked, ask) => {
    const told = await ask(asked)
    if (asked.method === 'PUT' && asked.body?.includes('"profile"'))
      profile = (JSON.parse(asked.body) as { profile: unknown }).profile
    return asked.method === 'GET' && profile !== undefined
      ? withData(() => ({ profile }))(asked, async () => told)
      : told
  }
}

/** Books the same time twice: the second request gets the first answer. */
function doubleBooking(): Tamper {
  const given = new Map<string | null, Told>()
  return async (asked: Asked, ask: Ask) => {
    const told = await ask(asked)
    if (told.status === 201) given.set(asked.body, told)
    return told.status === 409 ? (given.get(asked.body) ?? told) : told
  }
}
