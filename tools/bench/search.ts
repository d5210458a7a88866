// `pnpm bench:search`: how long a search among 10,000 fields takes on PostgreSQL (docs/scale.md). It starts and ends all that it needs.
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { mockBank } from '@campo-livre/mocks/bank/mock-bank.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { keptInRows } from '../../apps/server/src/files/kept-files.ts'
import { answerCall } from '../../apps/server/src/http/answer-call.ts'
import { startPostgres } from '../../apps/server/src/postgres/start-postgres.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { layOut } from '../../apps/server/src/store/seed.ts'
import { connect } from '../../apps/server/src/store/sql.ts'
import { commandLine } from '../lib/command-line.ts'

const { flags } = commandLine({
  name: 'pnpm bench:search',
  does: 'Measures the search among 10,000 fields on PostgreSQL.',
  flags: { times: { takes: '<n>', of: 'number', otherwise: '40', says: 'how often each is asked' } },
})

const paths = [
  '/fields',
  '/fields?sort=price&page=40',
  '/fields?q=arena society',
  '/fields?city=São Paulo&sport=futsal',
  '/fields?near=-23.56,-46.65&sort=distance',
  '/fields?city=São Paulo&date=2026-11-21&time=20:00',
  '/fields?date=2026-11-21&time=20:00',
  '/map',
  '/map?area=-24,-47,-23,-46',
  '/places',
]

const folder = join(tmpdir(), `campo-${randomUUID()}`)
const server = await startPostgres(folder)
const sql = connect(server.url, 2)
await migrate(sql)
await layOut(sql, await seedOf(NOW, 'huge'), NOW, plainPasswords)
process.stdout.write(`laid out in ${Math.round(performance.now() / 1000)} s\n`)
await sql.ask('analyze')
const world = {
  sql,
  clock: createFixedClock(NOW),
  bank: mockBank,
  passwords: plainPasswords,
  files: keptInRows,
  startedAt: NOW,
}

for (const path of paths) {
  const url = new URL(`http://x${path}`)
  const times: number[] = []
  let trips = 0
  for (let at = 0; at < Number(flags.times); at += 1) {
    const began = performance.now()
    const { result, work } = await answerCall(world, {
      method: 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(),
      text: '',
    })
    times.push(performance.now() - began)
    trips = work.trips
    if (result.status !== 200) throw new Error(`${path}: ${result.status}`)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const [p50 = 0, p95 = 0] = [0.5, 0.95].map((share) => sorted[Math.floor(share * (sorted.length - 1))])
  process.stdout.write(
    `${path.padEnd(56)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  ${trips} round trips\n`,
  )
}
await sql.end()
await server.stop()
rmSync(folder, { recursive: true, force: true })
