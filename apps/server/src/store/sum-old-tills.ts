import type { Clock } from '@campo-livre/backend/ports/clock.ts'
import { sumTillsAgain } from '@campo-livre/backend/tills/keep-till-sums.ts'
import { mapAll } from '@campo-livre/backend/store/not-loaded.ts'
import { machineClock } from '../clock.ts'
import type { Sql } from './sql.ts'
import { transact } from './transact.ts'

/** The tills that are summed up in one transaction. */
const AT_A_TIME = 50

/**
 * Sums up the closed tills that have no sums, a few in each transaction: those that were there before tills kept them, and those
 * that a process of an older version has closed since (decision 189).
 */
export async function sumOldTills(sql: Sql, clock: Clock = machineClock): Promise<void> {
  for (;;) {
    const found = await sql.ask(
      'select id from tills where closed_at is not null and sums is null order by seq limit $1',
      [AT_A_TIME],
    )
    if (found.length === 0) return
    const now = clock.now()
    await transact({ sql, clock, startedAt: now, isolation: 'serializable' }, async (db) => {
      const tills = mapAll(found, ({ id }) => db.tills.find(String(id)))
      await sumTillsAgain(
        db,
        tills.flatMap((till) => till ?? []),
        now,
      )
    })
  }
}
