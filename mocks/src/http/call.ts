import type { CallSpec } from '@campo-livre/contract/call.ts'
import type { PathParams } from '@campo-livre/contract/call-types.ts'
import type * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import type { UserRecord } from '../db/records.ts'
import type { Answer } from './answer.ts'
import { authenticate, requireRole, touchSession } from './authenticate.ts'
import { idempotent } from './idempotency.ts'
import { parseBody, parseQuery, type Texts } from './parse.ts'
import { pathMatcher } from './path.ts'
import { precognition } from './precognition.ts'
import type { FieldErrors } from './refused.ts'

/** A request whose body has been read. `path` is relative to the base path of the API. */
export type Incoming = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  text: string
}

/** What a handler gets: everything checked already. */
type Context<S extends CallSpec> = {
  db: Database
  /** The instant of this request, the same throughout. */
  now: string
  user: S['who'] extends 'anyone' ? UserRecord | null : UserRecord
  params: PathParams<S['path']>
  body: ReadBy<S['body']>
  query: ReadBy<S['query']>
  headers: Headers
}

type ReadBy<T> = T extends z.ZodMiniType ? z.output<T> : null

/** What a call does, by the rules of the domain. */
export type Handle<S extends CallSpec> = (context: Context<S>) => Answer | Promise<Answer>

/** What only the mock has to know of a call. */
export type Aside = {
  /** What of a body somebody else has already. It is told with what the schema refuses, and ahead (precognition.ts). */
  taken?: (db: Database, typed: Texts) => FieldErrors
  /** Whether what it writes can be undone as one write: by default what is no GET. */
  undoable?: boolean
}

/** One call: its declaration, and how it is answered. */
export type Call = CallSpec & {
  readonly undoable: boolean
  match(path: string): Record<string, string> | null
  answer(db: Database, incoming: Incoming, params: Record<string, string>): Promise<Answer>
}

/**
 * Answers a call. Its guards follow from the declaration, always in this order: who is asking → may they →
 * is it valid → answered before (idempotency) → the handler with the domain's rules.
 */
export function answer<S extends CallSpec>(
  spec: S,
  handle: Handle<S>,
  { taken, undoable = spec.method !== 'GET' }: Aside = {},
): Call {
  const { method, path, who, body, query } = spec
  return {
    ...spec,
    undoable,
    match: pathMatcher(path),
    answer: async (db, incoming, params) => {
      const user = authenticate(db, incoming.headers)
      requireRole(user, who, incoming.headers)
      const now = db.clock.now()
      await touchSession(db, now, incoming.headers)
      const foreseen = body && taken ? precognition(db, incoming, body, (typed) => taken(db, typed)) : null
      if (foreseen) return foreseen
      const context = {
        db,
        now,
        user,
        params,
        query: query ? parseQuery(query, incoming.query) : null,
        body: body ? parseBody(body, incoming.text) : null,
        headers: incoming.headers,
      } as Context<S>
      const task = async () => handle(context)
      if (!spec.idempotent || !user) return task()
      const request = `${method} ${incoming.path} ${JSON.stringify(context.body)}`
      return idempotent(db, { key: incoming.headers.get('Idempotency-Key'), userId: user.id, request }, task)
    },
  }
}
