import type { Clock } from '@campo-livre/backend/ports/clock.ts'
import type { Database } from '@campo-livre/backend/store/database.ts'
import { NotLoaded } from '@campo-livre/backend/store/not-loaded.ts'
import type { TableName } from '@campo-livre/backend/store/records.ts'
import { beginUnit } from '@campo-livre/backend/store/unit-of-work.ts'
import { tellChanges } from '../live/tell.ts'
import { withWaitingMails } from '../mails/waiting-mails.ts'
import { storeCardCharges } from '../cards/new-card-charges.ts'
import { storeCharges } from '../pix/new-charges.ts'
import { storeRefunds } from '../refunds/new-refunds.ts'
import { keepFieldIndex } from '../search/index-fields.ts'
import { withSessionIds } from '../session-tokens.ts'
import { keptRowsOf } from './kept-rows.ts'
import { repeatable } from './repeatable.ts'
import type { Isolation, Sql } from './sql.ts'
import { storeChanges } from './store-changes.ts'
import { createWorkingSet, type WorkingSet } from './working-set.ts'

/** A task over the rows: it may start several times, and has no effect but what it writes and returns. */
export type Task<T> = (db: Database) => Promise<T>

/** The work that a task took: the round trips of its last attempt, the attempts, and the tables that it read whole, or how much of them. */
export type Work = {
  trips: number
  attempts: number
  whole: readonly TableName[]
  read: WorkingSet['read']
}
export type Transacted<T> = { result: T; work: Work }

/** Two that are stored at once (40001, 40P01) and one that finds its ground taken (23P01) or its value used (23505) look again. */
const AGAIN = new Set(['40001', '40P01', '23P01', '23505'])
const MOST_ATTEMPTS = 8
/** One that has met others so often goes alone: all others wait until it ends, in every process. */
const ALONE_AFTER = 3
/** The most milliseconds before the second attempt; the third waits up to twice as long. */
const WAIT_MS = 8
/** Far more than any call reads: one that goes on asks for something new each time. */
const MOST_TRIPS = 200

const LOCK_SHARED = 'lock table turns in access share mode'
const LOCK_ALONE = 'lock table turns in access exclusive mode'

type Options = { sql: Sql; clock: Clock; startedAt: string; isolation: Isolation }

/**
 * Runs a task in one transaction and stores what it has written, all of it or nothing. Rows are loaded as they are
 * asked for: then the task starts again from its beginning, in the same transaction. A transaction that meets another one
 * starts again as well, after a short wait, and at last alone.
 */
export async function transact<T>(options: Options, task: Task<T>): Promise<Transacted<T>> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      const { result, ...work } = await attempt(options, task, attempts > ALONE_AFTER)
      return { result, work: { ...work, attempts } }
    } catch (error) {
      if (attempts === MOST_ATTEMPTS || !AGAIN.has(codeOf(error))) throw error
      if (attempts < ALONE_AFTER) await wait(Math.random() * WAIT_MS * 2 ** attempts)
    }
  }
}

function attempt<T>({ sql, clock, startedAt, isolation }: Options, task: Task<T>, alone: boolean) {
  return sql.transaction(isolation, async (ask) => {
    // Before anything is read: a transaction sees the data as they are when it has its turn.
    if (isolation === 'serializable') await ask(alone ? LOCK_ALONE : LOCK_SHARED)
    const now = clock.now()
    const set = createWorkingSet(now, keptRowsOf(sql))
    const start = repeatable()
    const { tables, askList, fieldIndex } = set
    const below: Database = { ...tables, askList, fieldIndex, clock: { now: () => now }, startedAt }
    for (;;) {
      const unit = beginUnit(below)
      try {
        const result = await start(() => task(unit.db))
        const { changes } = unit
        if (changes.length > 0)
          await Promise.all([
            ask("select set_config('campo.now', $1, true)", [now]),
            storeChanges(ask, withWaitingMails(withSessionIds(changes))),
            storeCharges(ask, changes, now),
            storeCardCharges(ask, changes, now),
            storeRefunds(ask, changes, now),
            keepFieldIndex(ask, changes),
            tellChanges(ask, changes),
          ])
        const trips = set.trips + (changes.length > 0 ? 1 : 0)
        return { result, trips, whole: set.whole, read: set.read }
      } catch (error) {
        if (!(error instanceof NotLoaded)) throw error
        if (set.trips === MOST_TRIPS) throw new Error('a call asks for ever more rows', { cause: error })
        await set.load(ask)
      }
    }
  })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
