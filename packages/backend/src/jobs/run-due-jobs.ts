import type { Database } from '../store/database.ts'
import { beginUnit } from '../store/unit-of-work.ts'
import { giveSharesBack } from '../splits/give-shares-back.ts'
import { keepTillSums } from '../tills/keep-till-sums.ts'
import { passOnFreed } from '../waiting/pass-on-freed.ts'
import type { Job } from './job.ts'

type Due = { job: Job; at: string }

/**
 * Runs all that has fallen due by `now`, in the order of its instants and each at its own, stored as a whole or not at
 * all: a clock that is moved far comes to the same as one that is moved often. What was due before the backend's first
 * instant happens at that. Returns the ISO instant at which something is due next; null while nothing waits.
 */
export async function runDueJobs(db: Database, jobs: readonly Job[], now: string): Promise<string | null> {
  let last: Due | null = null
  for (;;) {
    const due = nextDue(db, jobs)
    if (due === null || due.at > now) return due?.at ?? null
    const { job } = due
    const at = due.at < db.startedAt ? db.startedAt : due.at
    if (job === last?.job && at === last.at) throw new Error(`${job.name} has run and is still due at ${at}`)
    const unit = beginUnit({ ...db, clock: { now: () => at } })
    await job.run(unit.db, at)
    await giveSharesBack(unit.db, unit.changes, at)
    await passOnFreed(unit.db, unit.changes, at)
    await keepTillSums(unit.db, unit.changes, db.clock.now())
    await unit.store()
    last = due
  }
}

/** Returns the job that is due first, and its ISO instant; null while nothing waits. */
export function nextDue(db: Database, jobs: readonly Job[]): Due | null {
  let first: Due | null = null
  for (const job of jobs) {
    const at = job.next(db)
    if (at !== null && (first === null || at < first.at)) first = { job, at }
  }
  return first
}
