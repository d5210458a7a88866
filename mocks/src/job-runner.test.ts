import type { Job } from '@campo-livre/backend/jobs/job.ts'
import { beforeEach, expect, it } from 'vitest'
import { createFixedClock } from './clock.ts'
import { createDatabase, type MemoryDatabase } from './db/database.ts'
import { createJobRunner } from './job-runner.ts'
import { NOW, tinySeed } from './testing/tiny-seed.ts'

const [IN_AN_HOUR, HOUR] = [new Date(Date.parse(NOW) + 3_600_000).toISOString(), 60]
let db: MemoryDatabase
let asked: number
let ran: string[]
let dueAt: string | null

const job: Job = {
  name: 'settle-tills',
  next: () => {
    asked += 1
    return dueAt
  },
  run: async (_, at) => {
    ran.push(at)
    dueAt = null
  },
}
let runJobs: () => Promise<void>

beforeEach(async () => {
  db = await createDatabase({ seed: tinySeed, clock: createFixedClock(NOW) })
  ;[asked, ran, dueAt] = [0, [], null]
  runJobs = createJobRunner(db, [job])
  await runJobs()
})

it('asks no job again while nothing changes', async () => {
  await runJobs()
  db.clock.advance(HOUR)
  await runJobs()
  expect(asked).toBe(1)
})

it('asks again when a row has changed, be it one that comes from the store', async () => {
  await db.users.update('ana', { name: 'Ana Maria' })
  await runJobs()
  expect(asked).toBe(2)
  await db.log.takeOver(async () => void (await db.users.update('ana', { name: 'Ana' })))
  await runJobs()
  expect(asked).toBe(3)
})

it('asks again on another day, and when the clock has been moved back', async () => {
  db.clock.advance(24 * HOUR)
  await runJobs()
  expect(asked).toBe(2)
  db.clock.advance(-HOUR)
  await runJobs()
  expect(asked).toBe(3)
})

it('runs a job at the instant at which it is due, and not before', async () => {
  dueAt = IN_AN_HOUR
  await db.users.update('ana', { name: 'Ana Maria' })
  await runJobs()
  db.clock.advance(HOUR - 1)
  await runJobs()
  expect([asked, ran]).toEqual([2, []])
  db.clock.advance(1)
  await runJobs()
  expect(ran).toEqual([IN_AN_HOUR])
})

it('asks again after new data', async () => {
  await db.reset({ base: NOW })
  await runJobs()
  expect(asked).toBe(2)
})
