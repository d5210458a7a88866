import type { CallSpec } from '@campo-livre/contract/call.ts'
import type { PathParams } from '@campo-livre/contract/call-types.ts'
import type { InputErrors } from '@campo-livre/domain/refusals/refusal.ts'
import type * as z from 'zod/mini'
import type { Database } from '../store/database.ts'
import type { TableName, UserRecord } from '../store/records.ts'
import type { Bank } from '../ports/bank.ts'
import type { Passwords } from '../ports/passwords.ts'
import type { Answer } from './answer.ts'
import { type HeldBy, type Owned, ownedBy } from '../ownership/owned.ts'
import { rowOfPath } from '../ownership/own-row.ts'
import { authenticate, refuseLooking, requireRole } from './authenticate.ts'
import { idempotent } from './idempotency.ts'
import { parseBody, parseQuery, type Texts } from './parse.ts'
import { pathMatcher } from './path.ts'
import { precognition } from './precognition.ts'

/** A request whose body has been read. `path` is relative to the base path of the API. */
export type Incoming = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  text: string
}

/** The rows, and the ports to the world. */
type World<D extends Database> = { db: D; bank: Bank; passwords: Passwords }

/** The arguments of a handler, all checked already; with the row that the call names (ownership/owned.ts). */
type Context<S extends CallSpec, D extends Database> = Asked<S, D> & HeldBy<S>

type Asked<S extends CallSpec, D extends Database> = World<D> & {
  /** The ISO instant of this request, the same throughout. */
  now: string
  user: S['who'] extends 'anyone' ? UserRecord | null : UserRecord
  params: PathParams<S['path']>
  body: ReadBy<S['body']>
  query: ReadBy<S['query']>
  headers: Headers
}

type ReadBy<T> = T extends z.ZodMiniType ? z.output<T> : null

/** Carries a call out, by the rules of the domain. */
export type Handle<S extends CallSpec, D extends Database = Database> = (
  context: Context<S, D>,
) => Answer | Promise<Answer>

/** The options of a call that its declaration does not have. */
export type CallOptions = {
  /**
   * Returns the errors of values that another account has. They are sent with those of the schema, and ahead
   * (precognition.ts).
   */
  taken?: (db: Database, typed: Texts) => InputErrors
  /** True when its writes can be undone as one; by default for everything but GET. */
  undoable?: boolean
  /** The tables whose rows are stored even if the call refuses: wrong tries count. All else is stored only by a good answer. */
  keeps?: readonly TableName[]
}

/** A call: its declaration and the function that answers it. */
export type Call<D extends Database = Database> = CallSpec & {
  /** The row that its path names, and whose it has to be. */
  readonly owned: Owned | null
  readonly undoable: boolean
  readonly keeps: readonly TableName[]
  match(path: string): Record<string, string> | null
  answer(world: World<D>, incoming: Incoming, params: Record<string, string>): Promise<Answer>
}

/**
 * Makes a call. The checks follow from the declaration, in this order: token → writes while looking → role → schema → stored answer
 * (idempotency) → whose the row is that the path names → handler.
 */
export function answer<S extends CallSpec, D extends Database = Database>(
  spec: S,
  handle: Handle<S, D>,
  { taken, undoable = spec.method !== 'GET', keeps = [] }: CallOptions = {},
): Call<D> {
  const { method, path, who, body, query } = spec
  const owned = ownedBy(spec)
  return {
    ...spec,
    owned,
    undoable,
    keeps,
    match: pathMatcher(path),
    answer: async ({ db, bank, passwords }, incoming, params) => {
      const user = authenticate(db, incoming.headers)
      refuseLooking(db, spec, incoming.headers)
      requireRole(user, who, incoming.headers)
      const now = db.clock.now()
      const foreseen = body && taken ? precognition(incoming, body, (typed) => taken(db, typed)) : null
      if (foreseen) return foreseen
      const context = {
        db,
        bank,
        passwords,
        now,
        user,
        params,
        query: query ? parseQuery(query, incoming.query) : null,
        body: body ? parseBody(body, incoming.text) : null,
        headers: incoming.headers,
      } as Asked<S, D>
      const task = async () => {
        const held = owned ? rowOfPath({ db, user, now }, owned, params) : {}
        return handle({ ...context, ...held } as Context<S, D>)
      }
      if (!spec.idempotent || !user) return task()
      const request = `${method} ${incoming.path} ${JSON.stringify(context.body)}`
      return idempotent(db, { key: incoming.headers.get('Idempotency-Key'), userId: user.id, request }, task)
    },
  }
}
