import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import type { Call, Incoming } from '@campo-livre/backend/http/call.ts'
import { whose } from '@campo-livre/backend/ownership/whose.ts'
import { authenticate } from '@campo-livre/backend/http/authenticate.ts'
import type { Database } from '@campo-livre/backend/store/database.ts'
import type { SessionRecord } from '@campo-livre/backend/store/records.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'
import { actors } from '@campo-livre/conformance/client/logins.ts'
import { nameOf } from '@campo-livre/conformance/subjects.ts'
import type { Transport, WireRequest } from '@campo-livre/conformance/transport.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import { personaIds } from '@campo-livre/mocks/personas/persona-ids.ts'
import * as z from 'zod/mini'
import { answerCall, callOf, type World } from '../http/answer-call.ts'
import { withSessionId } from '../session-tokens.ts'
import { transact } from '../store/transact.ts'
import { rehearsing } from './rehearsing.ts'

/** The result of probing: how many cells of the matrix and how many bodies were tried, and a sentence for each that was wrong. */
export type Probed = { cells: Set<string>; bodies: number; wrong: string[] }

const askers = [null, ...actors] as const
type Asker = (typeof askers)[number]

const users = {
  athlete: personaIds.atleta,
  athlete2: personaIds.nova,
  company: personaIds.empresa,
  company2: personaIds.empresaNova,
  admin: personaIds.admin,
} as const
const tokenOf = (asker: Asker) => `probe-${asker}`

/** Returns a session for each of those who probe. */
export const probeSessions = (now: string): SessionRecord[] =>
  actors.map((actor) => ({ ...newSession(users[actor], now, null), id: tokenOf(actor) }))

/** The good requests of a call that are tried as everybody. */
const MOST_TIMES = 2
/** The words that are tried in the address of each call, in turn. */
const PER_ADDRESS = 3
/** Words that do something where they are taken for SQL, for a pattern or for a path. */
const injections = [
  "'; drop table users; --",
  "' or '1'='1",
  '") or 1=1 --',
  '$1',
  '\\',
  '%_%',
  "{},{'",
  '../../etc/passwd',
  '${jndi:x}',
  'pg_sleep(9)',
]
/** A word that no row may have: it was sent under names that no schema has. */
const SMUGGLED = 'smuggled-7f3a'
/** The names of columns that decide about something. */
const coveted =
  'id role profile blocked password status version ownerId companyId userId athleteId organizerId priceCents totalCents paidCents createdAt emailVerifiedAt cancelledAt code linkToken verified approvedAt payments accounts counter'.split(
    ' ',
  )

/**
 * Passes the requests of the suite on to a server, and rehearses some calls ahead of their first good requests: as everybody, with columns
 * that it does not name, and with words that mean something in SQL. Nothing of a rehearsal is stored.
 */
export function probing(
  world: World,
  transport: Transport,
  calls: readonly Call[],
): Transport & { probed: Probed } {
  const probed: Probed = { cells: new Set(), bodies: 0, wrong: [] }
  const probes = createProbes(world, probed)
  return {
    probed,
    ask: async (request) => {
      const incoming = incomingOf(request)
      const call = callOf(incoming)
      if (call && calls.includes(call) && isGood(call, incoming)) await probes(call, incoming)
      return transport.ask(request)
    },
  }
}

function createProbes(world: World, probed: Probed) {
  const rehearsal = rehearsing(world)
  /** Returns the status of a rehearsed request; 500 where it breaks, and 400 for a refusal that today's server answers so. */
  const statusOf = (incoming: Incoming) =>
    rehearsal.run(() =>
      answerCall(rehearsal.world, incoming).then(
        ({ result: { status, body } }) => (status === 500 && isRefusal(body) ? 400 : status),
        () => 500,
      ),
    )
  const done = new Set<string>()
  let addresses = 0
  const timesOf = new Map<string, number>()

  const tryAskers = async (call: Call, incoming: Incoming) => {
    const times = (timesOf.get(nameOf(call)) ?? 0) + 1
    timesOf.set(nameOf(call), times)
    if (times > MOST_TIMES) return
    for (const asker of askers) {
      const asked = { ...incoming, headers: headersAs(incoming.headers, asker) }
      const expected = await expectedOf(world, call, asked)
      const cell = `${nameOf(call)} as ${asker ?? 'guest'}: ${expected}`
      if (probed.cells.has(cell)) continue
      probed.cells.add(cell)
      const { result } = await statusOf(asked)
      const right = expected === 'let in' ? result !== 401 && result !== 500 : result === expected
      if (!right) probed.wrong.push(`${cell}, but it answers ${result}`)
    }
  }
  const tryBodies = async (call: Call, incoming: Incoming) => {
    const body = jsonOf(incoming.text)
    if (typeof body !== 'object' || body === null || Array.isArray(body) || done.has(nameOf(call))) return
    const known = await statusOf(incoming)
    if (known.result >= 300) return
    done.add(nameOf(call))
    const smuggling = { ...Object.fromEntries(coveted.map((name) => [name, SMUGGLED])), ...body }
    const { result, written } = await statusOf({ ...incoming, text: JSON.stringify(smuggling) })
    probed.bodies += 1
    if (result >= 500) probed.wrong.push(`${nameOf(call)} answers ${result} to names that it does not know`)
    if (written.some((value) => JSON.stringify(value ?? null).includes(SMUGGLED)))
      probed.wrong.push(`${nameOf(call)} stores what it does not name`)
    for (const [at, text] of textsIn(body).entries()) {
      const injected = injections[at % injections.length] ?? ''
      const answered = await statusOf({ ...incoming, text: JSON.stringify(replaced(body, text, injected)) })
      probed.bodies += 1
      if (answered.result >= 500)
        probed.wrong.push(`${nameOf(call)} answers ${answered.result} to ${injected} at ${text.join('.')}`)
    }
  }
  const tryAddresses = async (call: Call, incoming: Incoming) => {
    const name = `${nameOf(call)} address`
    if (done.has(name)) return
    done.add(name)
    const tried = addresses
    addresses += PER_ADDRESS
    for (const at of Array.from({ length: PER_ADDRESS }, (_, index) => tried + index)) {
      const injected = injections[at % injections.length] ?? ''
      const query = new URLSearchParams(incoming.query)
      for (const key of [...query.keys(), 'search', 'sort', 'filter']) query.set(key, injected)
      const path = call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(injected))
      for (const asked of [
        { ...incoming, path },
        { ...incoming, query },
      ]) {
        const { result } = await statusOf(asked)
        probed.bodies += 1
        if (result >= 500)
          probed.wrong.push(`${nameOf(call)} answers ${result} to ${injected} in its address`)
      }
    }
  }
  return async (call: Call, incoming: Incoming) => {
    await tryAskers(call, incoming)
    await tryBodies(call, incoming)
    await tryAddresses(call, incoming)
  }
}

/** Returns the status with which somebody is refused by the declaration of a call, or that they are let in. */
async function expectedOf(world: World, call: Call, incoming: Incoming): Promise<401 | 403 | 404 | 'let in'> {
  const { result } = await transact({ ...world, isolation: 'read' }, async (db) => {
    const user = authenticate(db, withSessionId(incoming.headers))
    if (call.who !== 'anyone' && user === null) return 401
    const role = user && roleOf(user)
    if (typeof call.who !== 'string' && (role === null || !call.who.includes(role))) return 403
    return call.owned === null || isTheirs(db, call, incoming.path, user) ? 'let in' : 404
  })
  return result
}

const isRefusal = (body: unknown) =>
  typeof body === 'object' && body !== null && Reflect.get(body, 'code') !== 'server_error'

type Finder = { find(id: string): Row | undefined; by(index: string, key: string): readonly Row[] }

function isTheirs(db: Database, call: Call, path: string, user: ReturnType<typeof authenticate>): boolean {
  const { owned } = call
  const params = call.match(path) ?? {}
  if (!owned) return true
  const table: Finder = db[owned.table]
  const asked = params[owned.param] ?? ''
  const named = owned.stored?.(asked) ?? asked
  return owned.keys
    .flatMap((key) => (key === 'id' ? (table.find(named) ?? []) : table.by(key, named)))
    .some((row) => {
      const { of } = owned
      if (of === null) return (whose[owned.whose] as (row: Row, asking: object) => boolean)(row, { db, user })
      const id = String(Reflect.get(row, of.column))
      const whole =
        of.param === null || params[of.param] === id ? (db[of.table] as Finder).find(id) : undefined
      return (
        whole !== undefined &&
        (whose[owned.whose] as (row: Row, asking: object) => boolean)(whole, { db, user })
      )
    })
}

/** Returns whether the declaration of a call takes a request. */
function isGood(call: Call, { text, query }: Incoming): boolean {
  const body = call.body === null || z.safeParse(call.body, jsonOf(text)).success
  return body && (call.query === null || z.safeParse(call.query, Object.fromEntries(query)).success)
}

function headersAs(headers: Headers, asker: Asker): Headers {
  const changed = new Headers(headers)
  for (const name of ['Authorization', 'Idempotency-Key', 'If-None-Match', 'Precognition'])
    changed.delete(name)
  if (asker !== null) changed.set('Authorization', `Bearer ${tokenOf(asker)}`)
  return changed
}

function incomingOf({ method, path, headers, body }: WireRequest): Incoming {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  return { method, path: pathname, query: searchParams, headers: new Headers(headers), text: body ?? '' }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Place = readonly string[]

/** Returns where a value with parts has texts. */
function textsIn(value: unknown, place: Place = []): Place[] {
  if (typeof value === 'string') return [place]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...place, key]))
}

/** Returns a value with another text at a place. */
function replaced(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text
  const parts: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  Reflect.set(parts as object, key, replaced(Reflect.get(value as object, key), rest, text))
  return parts
}
