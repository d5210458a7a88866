import type { CallSpec } from '@campo-livre/contract/call.ts'
import type { PathParams } from '@campo-livre/contract/call-types.ts'
import type { InputErrors } from '@campo-livre/domain/refusals/refusal.ts'
import type * as z from 'zod/mini'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, TableName, UserRecord } from '../store/records.ts'
import type { Bank } from '../ports/bank.ts'
import type { Files } from '../ports/files.ts'
import type { Passwords } from '../ports/passwords.ts'
import type { Answer } from './answer.ts'
import { type HeldBy, type Owned, ownedBy } from '../ownership/owned.ts'
import { requireCompany } from '../ownership/own-company.ts'
import { readNamed } from '../ownership/named-rows.ts'
import { namedRows, rowOfPath } from '../ownership/own-row.ts'
import { authenticate, refuseLooking, requireRole, requireUser } from './authenticate.ts'
import { versionOf } from './etag.ts'
import { idempotent, storedAnswers } from './idempotency.ts'
import { parseBody, parseQuery, type Texts } from './parse.ts'
import { refuseCardNumber } from './refuse-card-number.ts'
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

/** A longer body is told from others by its version. */
const MAX_REQUEST_LETTERS = 2000

/** The rows, and the ports to the world. */
type World<D extends Database> = { db: D; bank: Bank; passwords: Passwords; files: Files }

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

/** A request before it is answered; each of the functions throws where the call will refuse. */
export type Ahead<S extends CallSpec, D extends Database = Database> = Pick<
  Asked<S, D>,
  'db' | 'now' | 'params'
> & {
  query: () => ReadBy<S['query']>
  body: () => ReadBy<S['body']>
  /** Whoever asks; null for nobody. */
  user: () => UserRecord | null
  /** Returns the arena that they run. */
  arena: () => CompanyRecord
  /** Returns the row that the path names, with what belongs to it. */
  held: () => HeldBy<S>
}

/** The options of a call that its declaration does not have. */
export type CallOptions<S extends CallSpec = CallSpec, D extends Database = Database> = {
  /**
   * Returns the reads of a call, each by itself: a store that loads rows as they are asked for loads at once what they ask.
   * Whoever asks, the row of the path and
   * those that the body names are read so of every call.
   */
  loads?: (asked: Ahead<S, D>) => readonly (() => unknown)[]
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
  /** Returns the reads of a request, each by itself (`CallOptions.loads`). */
  reads(db: D, incoming: Incoming, params: Record<string, string>): readonly (() => unknown)[]
  answer(world: World<D>, incoming: Incoming, params: Record<string, string>): Promise<Answer>
}

/**
 * Makes a call. The checks follow from the declaration, in this order: token → writes while looking → role → no number of a card → schema → stored answer
 * (idempotency) → whose the row is that the path names → handler.
 */
export function answer<S extends CallSpec, D extends Database = Database>(
  spec: S,
  handle: Handle<S, D>,
  { loads, taken, undoable = spec.method !== 'GET', keeps = [] }: CallOptions<S, D> = {},
): Call<D> {
  const { method, path, who, body, query } = spec
  const owned = ownedBy(spec)
  return {
    ...spec,
    owned,
    undoable,
    keeps,
    match: pathMatcher(path),
    reads: (db, incoming, params) => {
      const user = () => authenticate(db, incoming.headers)
      const now = db.clock.now()
      const held = () => (owned ? rowOfPath({ db, user: user(), now }, owned, params) : {})
      const key = incoming.headers.get('Idempotency-Key')
      const asked = {
        db,
        now,
        params,
        query: () => (query ? parseQuery(query, incoming.query) : null),
        body: () => (body ? parseBody(body, incoming.text) : null),
        user,
        arena: () => requireCompany(db, requireUser(user())),
        held,
      } as Ahead<S, D>
      return [
        user,
        ...(owned ? [() => namedRows(db, owned, params), held] : []),
        ...(body ? [() => readNamed(db, asked.body())] : []),
        ...(spec.idempotent ? storedAnswers(db, key, () => user()?.id) : []),
        ...(loads?.(asked) ?? []),
      ]
    },
    answer: async ({ db, bank, passwords, files }, incoming, params) => {
      const user = authenticate(db, incoming.headers)
      refuseLooking(db, spec, incoming.headers)
      requireRole(user, who, incoming.headers)
      refuseCardNumber(spec, incoming)
      const now = db.clock.now()
      const foreseen = body && taken ? precognition(incoming, body, (typed) => taken(db, typed)) : null
      if (foreseen) return foreseen
      const context = {
        db,
        bank,
        passwords,
        files,
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
      const sent = JSON.stringify(context.body)
      // A picture is kept once, as a file.
      const said = sent.length > MAX_REQUEST_LETTERS ? versionOf(sent) : sent
      const request = `${method} ${incoming.path} ${said}`
      return idempotent(db, { key: incoming.headers.get('Idempotency-Key'), userId: user.id, request }, task)
    },
  }
}
