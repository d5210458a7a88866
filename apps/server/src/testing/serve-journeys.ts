// A server on a PostgreSQL of its own, for the journeys (`E2E_BACKEND=server`): its data begin anew, its clock is moved, and
// its bank pays as those of the mock do. `node apps/server/src/testing/serve-journeys.ts PORT`
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { payBookingPix } from '@campo-livre/backend/bookings/pay-pix.ts'
import { confirmPix } from '@campo-livre/backend/payments/confirm-pix.ts'
import type { MailRecord, Seed } from '@campo-livre/backend/store/records.ts'
import { inUnit } from '@campo-livre/backend/store/unit-of-work.ts'
import { createClock } from '@campo-livre/mocks/clock.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { mockBank } from '@campo-livre/mocks/bank/mock-bank.ts'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { OTHER_ORIGIN } from '@campo-livre/mocks/testing/other-origin.ts'
import { createTestCardBank } from '../cards/test-bank.ts'
import { createApp } from '../http/app.ts'
import { startWorker } from '../jobs/worker.ts'
import { openedMail } from '../mails/waiting-mails.ts'
import { startLive } from '../live/live.ts'
import { createMetrics } from '../metrics.ts'
import { scryptPasswords } from '../passwords.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { migrate } from '../store/migrate.ts'
import { rowOf } from '../store/rows.ts'
import { layOut } from '../store/seed.ts'
import { connect } from '../store/sql.ts'
import { storedTables } from '../store/stored-tables.ts'
import { transact } from '../store/transact.ts'
import { testFiles } from './test-files.ts'

const port = Number(process.argv[2] ?? 4020)
const folder = join(tmpdir(), `campo-${randomUUID()}`)
const postgres = await startPostgres(folder)
const sql = connect(postgres.url, 10)
await migrate(sql)

const clock = createClock()
let startedAt = clock.now()
const kept = testFiles()
const world = {
  sql,
  clock,
  bank: mockBank,
  passwords: scryptPasswords,
  files: kept.files,
  get startedAt() {
    return startedAt
  },
}
const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' })
const metrics = createMetrics()
const live = await startLive({ sql, clock, log })
const app = createApp({
  world,
  log,
  metrics,
  allowedOrigins: [`http://localhost:${port + OTHER_ORIGIN}`],
  limits: null,
  trustedProxies: 0,
  mailbox: true,
  live,
  // Its tokens say by themselves what the bank knows: `mockBank` reads them.
  testCardBank: createTestCardBank({ secret: '', webhook: null, now: () => clock.now(), allowedOrigins: [] })
    .app,
  served: kept,
})

const seeds = new Map<string, Seed>()
const seedAt = async (now: string): Promise<Seed> => {
  const made = seeds.get(now) ?? (await seedOf(now, 'normal'))
  seeds.set(now, made)
  return made
}

/** A job, or a call of the journey before, may be under way and meet data that begin anew: then they do once more. */
const MOST_BEGINNINGS = 5

async function beginAnew(seed: Seed, at: string): Promise<void> {
  const names = Object.values(storedTables).map(({ name }) => name)
  for (let tries = 1; ; tries += 1) {
    try {
      await sql.ask(`truncate ${names.join(', ')} cascade`)
      return await layOut(sql, seed, at, scryptPasswords)
    } catch (error) {
      if (tries === MOST_BEGINNINGS) throw error
    }
  }
}

app.put('/__mock/situation', async (context) => {
  const { clock: moved } = await context.req.json<{ clock: { at: string } }>()
  clock.setOffset((Date.parse(moved.at) - Date.parse(clock.real())) / 60_000)
  startedAt = moved.at
  await beginAnew(await seedAt(moved.at), moved.at)
  return context.json({ data: null })
})
app.post('/__mock/clock', async (context) => {
  const { advanceMinutes } = await context.req.json<{ advanceMinutes: number }>()
  clock.advance(advanceMinutes)
  return context.json({ data: null })
})
app.post('/__mock/pix/:id/pay', async (context) => {
  const id = context.req.param('id')
  await transact({ sql, clock, startedAt, isolation: 'serializable' }, (below) =>
    inUnit(below, async (db) => {
      const booking = db.bookings.find(id)
      await (booking ? payBookingPix(db, clock.now(), booking) : confirmPix(db, clock.now(), id))
    }),
  )
  return context.json({ data: null })
})
app.get('/__mock/mails', async (context) => {
  const rows = await sql.ask('select * from mails order by seq desc')
  return context.json({ data: rows.map((row) => openedMail(rowOf(storedTables.mails, row) as MailRecord)) })
})

const worker = startWorker({ world, log, metrics })
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port, overrideGlobalObjects: false })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close()
    void Promise.all([worker.stop(), live.stop()])
      .then(() => sql.end())
      .then(() => postgres.stop())
      .then(() => {
        rmSync(folder, { recursive: true, force: true })
        kept.remove()
        process.exit(0)
      })
  })
