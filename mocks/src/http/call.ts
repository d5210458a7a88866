import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import type { UserRecord } from '../db/records.ts'
import type { Answer } from './answer.ts'
import { authenticate, requireRole, touchSession, type Who } from './authenticate.ts'
import { idempotent } from './idempotency.ts'
import { parseBody, parseQuery } from './parse.ts'
import { type PathParams, pathMatcher } from './path.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A request whose body has been read. `path` is relative to the base path of the API. */
export type Incoming = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  text: string
}

/** What a handler gets: everything checked already. */
export type Context<P extends string, W extends Who, B, Q> = {
  db: Database
  /** The instant of this request, the same throughout. */
  now: string
  user: W extends 'anyone' ? UserRecord | null : UserRecord
  params: PathParams<P>
  body: B
  query: Q
  headers: Headers
}

type Declaration<P extends string, W extends Who, B, Q> = {
  method: Method
  /** `/bookings/{id}`. */
  path: P
  who: W
  /** Takes an `Idempotency-Key`. */
  idempotent?: boolean
  /** What it is for, in a sentence of the reference. */
  summary: string
  body?: z.ZodMiniType<B>
  query?: z.ZodMiniType<Q>
  /** What `data` is in a good answer, `null` unless said, and `meta` beside it. */
  output?: z.ZodMiniType
  meta?: z.ZodMiniType
  /** The status of a good answer; 200 unless said. */
  status?: number
  /** The refusals beyond those that follow from the guards (401, 403, 422 of the schema): status → when. */
  refusals?: Readonly<Record<number, string>>
  /** The answer is the data alone, without the envelope. */
  bare?: boolean
  /** Ours alone: the real server does not know it (decision 018). */
  extension?: boolean
  /** Whether what it writes can be undone as one write: by default what is no GET. */
  undoable?: boolean
  handle: (context: Context<P, W, B, Q>) => Answer | Promise<Answer>
}

/** One call of the API: its declaration, and how it is answered. */
export type Call = {
  readonly method: Method
  readonly path: string
  readonly who: Who
  readonly idempotent: boolean
  readonly summary: string
  readonly output: z.ZodMiniType
  readonly meta: z.ZodMiniType | null
  readonly status: number
  readonly refusals: Readonly<Record<number, string>>
  readonly bare: boolean
  readonly extension: boolean
  readonly undoable: boolean
  readonly body: z.ZodMiniType | null
  readonly query: z.ZodMiniType | null
  match(path: string): Record<string, string> | null
  answer(db: Database, incoming: Incoming, params: Record<string, string>): Promise<Answer>
}

/**
 * Declares a call. Its guards follow from the declaration, always in this order: who is asking → may they →
 * is it valid → answered before (idempotency) → the handler with the domain's rules.
 */
export function call<P extends string, W extends Who, B = null, Q = null>(
  given: Declaration<P, W, B, Q>,
): Call {
  const { method, path, who, body, query, handle } = given
  return {
    method,
    path,
    who,
    idempotent: given.idempotent ?? false,
    summary: given.summary,
    output: given.output ?? z.null(),
    meta: given.meta ?? null,
    status: given.status ?? 200,
    refusals: given.refusals ?? {},
    bare: given.bare ?? false,
    extension: given.extension ?? false,
    undoable: given.undoable ?? method !== 'GET',
    body: body ?? null,
    query: query ?? null,
    match: pathMatcher(path),
    answer: async (db, incoming, params) => {
      const user = authenticate(db, incoming.headers)
      requireRole(user, who, incoming.headers)
      const now = db.clock.now()
      await touchSession(db, now, incoming.headers)
      const context = {
        db,
        now,
        user,
        params,
        query: query ? parseQuery(query, incoming.query) : null,
        body: body ? parseBody(body, incoming.text) : null,
        headers: incoming.headers,
      } as Context<P, W, B, Q>
      const task = async () => handle(context)
      if (!given.idempotent || !user) return task()
      const request = `${method} ${incoming.path} ${JSON.stringify(context.body)}`
      return idempotent(db, { key: incoming.headers.get('Idempotency-Key'), userId: user.id, request }, task)
    },
  }
}
