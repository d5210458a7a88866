// `pnpm bench:years`: how long calls take with five years of data, 1.2 million bookings on 10,000 fields, and how many
// bookings and commands at the counter are taken in a second (docs/scale.md). It starts and ends all that it needs.
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { mockBank } from '@campo-livre/mocks/bank/mock-bank.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { personaIds } from '@campo-livre/mocks/personas/persona-ids.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { keptInRows } from '../../apps/server/src/files/kept-files.ts'
import { answerCall } from '../../apps/server/src/http/answer-call.ts'
import { startPostgres } from '../../apps/server/src/postgres/start-postgres.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { connect } from '../../apps/server/src/store/sql.ts'
import { commandLine } from '../lib/command-line.ts'
import { layOutSet, layOutYear } from './years/lay-out-years.ts'
import { bookingsOf, freeTimes, openCounters, ordersAt, withSessions } from './years/clients.ts'
import { readsOf } from './years/reads-of-years.ts'
import { startProcesses, type Throughput, throughput } from './years/throughput.ts'

const { flags } = commandLine({
  name: 'pnpm bench:years',
  does: 'Measures the server with five years of data.',
  flags: {
    bookings: { takes: '<n>', of: 'number', otherwise: '1200000', says: 'bookings of all five years' },
    tabs: { takes: '<n>', of: 'number', otherwise: '80000', says: 'tabs of all five years' },
    'no-reads': { says: 'measures throughput alone' },
    times: { takes: '<n>', of: 'number', otherwise: '40', says: 'how often each call is asked' },
    set: { takes: '<name>', otherwise: 'huge', says: 'the data that all the rest is added to: normal, huge' },
    only: { takes: '<text>', says: 'only the calls whose names have this text; no throughput' },
    seconds: { takes: '<n>', of: 'number', otherwise: '20', says: 'how long throughput is measured' },
    folder: { takes: '<path>', says: 'where the database stands, which is kept; laid out only once' },
  },
})

const YEARS = 5
/** The years after which calls are measured. */
const MEASURED = [1, 3, 5]
const CLIENTS = 50
const FIRST_PORT = 4435
const BUSY_ARENA = 'cmp-arena-beira-mar'

const say = (line: string) => process.stdout.write(`${line}\n`)
const secondsSince = (began: number) => Math.round((performance.now() - began) / 1000)

const folder = flags.folder ?? join(tmpdir(), `campo-${randomUUID()}`)
const server = await startPostgres(folder)
const sql = connect(server.url, 2)
await migrate(sql)
const [told] = await sql.ask('select now() as now')
const now = String(told?.now)
const today = now.slice(0, 10)

const [known] = await sql.ask('select count(*)::int as count from users')
if (Number(known?.count) === 0) {
  const began = performance.now()
  await layOutSet(sql, withSessions(await seedOf(now, flags.set === 'normal' ? 'normal' : 'huge'), now), now)
  say(`the set is laid out in ${secondsSince(began)} s`)
}

const world = {
  sql,
  clock: createFixedClock(now),
  bank: mockBank,
  passwords: plainPasswords,
  files: keptInRows,
  startedAt: now,
}
const [busy] = await sql.ask(
  "select id from fields where company_id = $1 and status = 'active' and json_array_length(parts) = 0 order by seq limit 1",
  [BUSY_ARENA],
)
const fieldId = String(busy?.id)
const reads = readsOf(fieldId, today)

/** Calls that take longer are asked fewer times. */
const LONG_MS = 2000

/** The milliseconds that a call takes, its round trips, and the rows that it reads. */
type Measured = { p50: number; p95: number; trips: number; rows: number }

async function measure(path: string, token: string | null): Promise<Measured> {
  const url = new URL(`http://x${path}`)
  const times: number[] = []
  let [trips, rows] = [0, 0]
  // The first two are not counted: statements are prepared, pages are read from the disk.
  for (let at = -2; at < Number(flags.times); at += 1) {
    const began = performance.now()
    const { result, work } = await answerCall(world, {
      method: 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(token === null ? {} : { Authorization: `Bearer ${token}` }),
      text: '',
    })
    const took = performance.now() - began
    if (result.status !== 200) throw new Error(`${path}: ${result.status} ${JSON.stringify(result.body)}`)
    trips = work.trips
    rows = [...work.read().values()].reduce((sum, count) => sum + count, 0)
    if (at >= 0) times.push(took)
    if (took > LONG_MS && at >= 3) break
  }
  const sorted = times.toSorted((a, b) => a - b)
  const [p50 = 0, p95 = 0] = [0.5, 0.95].map((share) => sorted[Math.floor(share * (sorted.length - 1))])
  return { p50, p95, trips, rows }
}

async function measureAll(): Promise<void> {
  for (const [name, path, token] of reads) {
    if (flags.only !== undefined && !name.includes(flags.only)) continue
    const { p50, p95, trips, rows } = await measure(path, token)
    say(`  ${name.padEnd(44)} p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  ${trips} trips, ${rows} rows`)
  }
}

const laid = {
  bookingsAYear: Math.floor(Number(flags.bookings) / YEARS),
  tabsAYear: Math.floor(Number(flags.tabs) / YEARS),
  companyId: BUSY_ARENA,
  athleteId: personaIds.atleta,
}
const counted = async () => {
  const [count] = await sql.ask(
    `select concat((select count(*) from bookings), ' bookings (', (select count(*) from bookings where company_id = $1),
      ' of the busy arena), ', (select count(*) from tabs), ' tabs, ', pg_size_pretty(pg_database_size(current_database()))) as told`,
    [BUSY_ARENA],
  )
  return String(count?.told)
}
for (let year = 0; year < YEARS; year += 1) {
  const began = performance.now()
  if (!(await layOutYear(sql, laid, year))) continue
  say(`year ${year + 1} is laid out in ${secondsSince(began)} s: ${await counted()}`)
  if (MEASURED.includes(year + 1) && year + 1 < YEARS) {
    say(`after ${year + 1}:`)
    await measureAll()
  }
}
say(`all years, ${await counted()}:`)
if (!flags['no-reads']) await measureAll()

if (flags.only === undefined) {
  const seconds = Number(flags.seconds)
  const times = await freeTimes(world)
  say(`${times.length} free times; ${CLIENTS} clients for ${seconds} s:`)
  for (const processes of [1, 4]) {
    const ports = Array.from({ length: processes }, (_, at) => FIRST_PORT + at)
    const stop = await startProcesses(server.url, ports)
    const tell = (what: string, { perSecond, p50, p95, statuses }: Throughput) =>
      say(
        `  ${what}, ${processes} process${processes === 1 ? '' : 'es'}: ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, by status ${JSON.stringify(statuses)}`,
      )
    const athletes = Array.from({ length: CLIENTS }, (_, at) => bookingsOf(times, at, CLIENTS))
    tell('bookings', await throughput(ports, athletes, seconds))
    const counters = await openCounters(world, CLIENTS)
    tell('commands at the counter', await throughput(ports, counters.map(ordersAt), seconds))
    await stop()
  }
}

await sql.end()
if (!server.found) await server.stop()
if (flags.folder === undefined) rmSync(folder, { recursive: true, force: true })
process.exit(0)
