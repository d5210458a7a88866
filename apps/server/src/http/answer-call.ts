import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import type { Call, Incoming } from '@campo-livre/backend/http/call.ts'
import { seedDialect } from '@campo-livre/backend/http/dialect.ts'
import { dispatch, type Dispatched } from '@campo-livre/backend/http/dispatch.ts'
import type { Bank } from '@campo-livre/backend/ports/bank.ts'
import type { Passwords } from '@campo-livre/backend/ports/passwords.ts'
import type { Clock } from '@campo-livre/backend/ports/clock.ts'
import { readAhead } from '@campo-livre/backend/store/not-loaded.ts'
import { beginUnit } from '@campo-livre/backend/store/unit-of-work.ts'
import { passwordsOnce } from '../passwords.ts'
import { withSessionId } from '../session-tokens.ts'
import type { Sql } from '../store/sql.ts'
import { transact, type Transacted } from '../store/transact.ts'

/** All that calls are answered with. */
export type World = {
  readonly sql: Sql
  readonly clock: Clock
  readonly bank: Bank
  readonly passwords: Passwords
  /** The ISO instant from which the backend runs. */
  readonly startedAt: string
}

/** Returns the call of a request; null for an unknown path. */
export function callOf({ method, path }: Incoming): Call | null {
  return apiCalls.find((call) => call.method === method && call.match(path)) ?? null
}

/** Answers a request from the database, in one transaction. */
export function answerCall(world: World, asked: Incoming): Promise<Transacted<Dispatched>> {
  const { sql, clock, bank, startedAt } = world
  const passwords = passwordsOnce(world.passwords)
  const incoming = { ...asked, headers: withSessionId(asked.headers) }
  const call = callOf(incoming)
  const params = call?.match(incoming.path)
  return transact({ sql, clock, startedAt, isolation: 'serializable' }, async (db) => {
    if (call && params) readAhead(call.reads(db, incoming, params))
    const served = { db, bank, passwords, dialect: seedDialect, begin: () => beginUnit(db) }
    return dispatch(served, apiCalls, incoming)
  })
}
