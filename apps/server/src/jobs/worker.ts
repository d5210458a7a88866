import type { Job } from '@campo-livre/backend/jobs/job.ts'
import { jobs } from '@campo-livre/backend/jobs/jobs.ts'
import { nextDue, runDueJobs } from '@campo-livre/backend/jobs/run-due-jobs.ts'
import type { Logger } from 'pino'
import type { World } from '../http/answer-call.ts'
import type { Metrics } from '../metrics.ts'
import { jobsInTurn } from './jobs-in-turn.ts'
import { repeat, type Repeated } from '../repeat.ts'
import { transact } from '../store/transact.ts'

/** The milliseconds between two looks for what is due. */
const EVERY_MS = 1000
/** A number of ours: of all processes the one that holds this lock runs the jobs. */
const LOCK = 620_412

type Options = { world: World; log: Logger; metrics: Metrics }

/** Runs what falls due, one after another, until it is stopped. Every process has one: the first that starts works, and another when that one is gone. */
export function startWorker(options: Options): Repeated {
  let leads = false
  const asked = jobsInTurn(jobs)
  const look = async () => {
    leads ||= await options.world.sql.takeLock(LOCK)
    if (leads) await runDue(options, asked(options.world.clock.now()))
  }
  return repeat(EVERY_MS, look, (error) => options.log.error({ err: error }, 'a job failed'))
}

/** Runs all that is due now of some jobs. */
export async function runDue({ world, log, metrics }: Options, asked: readonly Job[] = jobs): Promise<void> {
  const { sql, clock, startedAt } = world
  for (;;) {
    const { result } = await transact({ sql, clock, startedAt, isolation: 'serializable' }, async (db) => {
      const now = clock.now()
      const due = nextDue(db, asked)
      if (due === null || due.at > now) return null
      await runDueJobs(db, asked, due.at)
      return due.job.name
    })
    if (result === null) return
    metrics.jobRan(result)
    log.info({ job: result }, 'ran')
  }
}
