import type { Job } from '@campo-livre/backend/jobs/job.ts'
import { runDueJobs } from '@campo-livre/backend/jobs/run-due-jobs.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import type { MemoryDatabase } from './db/database.ts'

/** A time in which nothing is due as long as no row changes: from an ISO instant until before another. */
type Quiet = { from: string; until: string; edits: number }

/**
 * Creates a function that runs what has fallen due. After that it asks the jobs again only when a row has changed, when
 * something is due, on another day, or when the clock was moved back: most calls read, and cost no look at the jobs.
 */
export function createJobRunner(db: MemoryDatabase, jobs: readonly Job[]): () => Promise<void> {
  let quiet: Quiet | null = null
  return async () => {
    const now = db.clock.now()
    if (quiet && quiet.edits === db.log.edits && quiet.from <= now && now < quiet.until) return
    const dueAt = await runDueJobs(db, jobs, now)
    // Jobs look a number of days ahead, so there may be more to find on the next day.
    const nextDay = addDays(now.slice(0, 10), 1)
    quiet = { from: now, until: dueAt !== null && dueAt < nextDay ? dueAt : nextDay, edits: db.log.edits }
  }
}
