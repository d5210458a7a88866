import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import type { Call, Incoming } from '@campo-livre/backend/http/call.ts'
import { seedDialect } from '@campo-livre/backend/http/dialect.ts'
import { dispatch, type Dispatched } from '@campo-livre/backend/http/dispatch.ts'
import type { Bank, CardBank } from '@campo-livre/backend/ports/bank.ts'
import { authenticate } from '@campo-livre/backend/http/authenticate.ts'
import type { Passwords } from '@campo-livre/backend/ports/passwords.ts'
import type { Clock } from '@campo-livre/backend/ports/clock.ts'
import { readAhead } from '@campo-livre/backend/store/not-loaded.ts'
import { beginUnit } from '@campo-livre/backend/store/unit-of-work.ts'
import { bankOfCall } from '../cards/bank-of-call.ts'
import { FilesFirst, withFiles } from '../files/files-first.ts'
import type { KeptFiles } from '../files/kept-files.ts'
import { passwordsOnce } from '../passwords.ts'
import { withSessionId } from '../session-tokens.ts'
import type { Sql } from '../store/sql.ts'
import { transact, type Transacted } from '../store/transact.ts'

/** All that calls are answered with. */
export type World = {
  readonly sql: Sql
  readonly clock: Clock
  /** The bank of cards that answers within a call: a simulated one, or one that takes none. */
  readonly bank: Bank
  /** The bank of cards that is asked over a network, in its place; absent or null for none. */
  readonly cards?: CardBank | null
  /** Notes why that bank told nothing of a card; absent for nobody. */
  readonly cardsSilent?: (reason: string) => void
  readonly passwords: Passwords
  readonly files: KeptFiles
  /** The ISO instant from which the backend runs. */
  readonly startedAt: string
}

/** Returns the call of a request; null for an unknown path. */
export function callOf({ method, path }: Pick<Incoming, 'method' | 'path'>): Call | null {
  return apiCalls.find((call) => call.method === method && call.match(path)) ?? null
}

/** Returns the bank of cards for a call. Who has to be signed in and is not makes no bank be asked. */
function bankOf(world: World, call: Call | null, incoming: Incoming): Promise<Bank> | Bank {
  const { bank, cards, cardsSilent: silent = () => undefined } = world
  if (!cards || call?.refusals.card_declined === undefined) return bank
  const mayCall = async () => call.who === 'anyone' || isSignedIn(world, incoming)
  return bankOfCall(cards, incoming, { mayCall, silent })
}

async function isSignedIn({ sql, clock, startedAt }: World, { headers }: Incoming): Promise<boolean> {
  const { result } = await transact({ sql, clock, startedAt, isolation: 'read' }, (db) =>
    Promise.resolve(authenticate(db, headers) !== null),
  )
  return result
}

/** Answers a request from the database, in one transaction; its files are stored before. */
export async function answerCall(world: World, asked: Incoming): Promise<Transacted<Dispatched>> {
  const { sql, clock, startedAt } = world
  const passwords = passwordsOnce(world.passwords)
  const kept = world.files.begin()
  const { files, isWaiting } = kept
  const incoming = { ...asked, headers: withSessionId(asked.headers) }
  const call = callOf(incoming)
  const params = call?.match(incoming.path)
  // Asked before the transaction begins: a slow bank holds no rows.
  const bank = await bankOf(world, call, incoming)
  const attempt = () =>
    transact({ sql, clock, startedAt, isolation: 'serializable' }, async (db) => {
      if (call && params) readAhead(call.reads(db, incoming, params))
      const served = { db, bank, passwords, files, dialect: seedDialect, begin: () => beginUnit(db) }
      const answered = await dispatch(served, apiCalls, incoming)
      // A row never names a file that is not there, and a slow place for files holds no rows.
      if (answered.status < 400 && (await isWaiting())) throw new FilesFirst()
      return answered
    })
  return withFiles(kept, sql, attempt)
}
