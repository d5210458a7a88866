// `pnpm bench:server`: what several processes on one PostgreSQL do while 200 people want one hour, and while processes and
// PostgreSQL are killed (docs/scale.md). Takes minutes; it starts and ends all that it needs.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import type { Availability } from '@campo-livre/domain/availability/availability.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { startPostgres } from '../../apps/server/src/postgres/start-postgres.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { layOut } from '../../apps/server/src/store/seed.ts'
import { connect } from '../../apps/server/src/store/sql.ts'
import { commandLine } from '../lib/command-line.ts'
import { pinnedNode, root } from '../lib/paths.mjs'

const { flags } = commandLine({
  name: 'pnpm bench:server',
  does: 'Measures the server: races for one hour, and processes and PostgreSQL that are killed.',
  flags: {
    rounds: { takes: '<n>', of: 'number', otherwise: '50', says: 'hours that all want at once' },
    clients: { takes: '<n>', of: 'number', otherwise: '200', says: 'people who want each' },
    kills: { takes: '<n>', of: 'number', otherwise: '40', says: 'times that something is killed' },
  },
})
const [clients, rounds, kills] = [Number(flags.clients), Number(flags.rounds), Number(flags.kills)]
/** The fields on which people book: those of the seed, and as many like the first as the kills leave time for. */
const FIELDS = ['society', 'futsal', 'areia']
const more = Array.from({ length: Math.ceil(kills / 20) }, (_, at) => `society-${at}`)
const FIRST_PORT = 4431
const ports = [0, 1, 2, 3].map((at) => FIRST_PORT + at)
/** Every how many kills PostgreSQL itself is killed, in place of a process. */
const POSTGRES_EVERY = 8

const folder = join(tmpdir(), `campo-${randomUUID()}`)
let postgres = await startPostgres(folder)
let sql = connect(postgres.url, 2)
await migrate(sql)
const [told] = await sql.ask('select now() as now')
const now = String(told?.now)
const seed = tinySeed()
const ana = seed.users.find(({ id }) => id === 'ana')
if (!ana) throw new Error('the seed has no Ana')
const society = seed.fields.find(({ id }) => id === FIELDS[0])
if (!society) throw new Error('the seed has no field')
const people = Array.from({ length: clients }, (_, at) => `client-${at}`)
await layOut(
  sql,
  {
    ...seed,
    fields: [...seed.fields, ...more.map((id) => ({ ...society, id, name: `Society ${id}`, parts: [] }))],
    users: [
      ...seed.users,
      ...people.map((id) => ({ ...ana, id, email: `${id}@campo.test`, phone: null, cpf: null })),
    ],
    sessions: people.map((id) => ({ ...newSession(id, now, null), id: `token-${id}` })),
  },
  now,
  plainPasswords,
)

const processes = new Map<number, ChildProcess>()
async function startProcess(port: number): Promise<void> {
  const started = spawn(
    pinnedNode,
    [join('apps', 'server', 'src', 'main.ts'), '--port', String(port), '--mailbox'],
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: postgres.url,
        SECRET_KEY: 'k'.repeat(32),
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  processes.set(port, started)
  for (;;) {
    const up = await fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    await setTimeout(100)
  }
}
await Promise.all(ports.map(startProcess))

type Slot = { fieldId: string; start: string; end: string }
async function freeSlots(): Promise<Slot[]> {
  const found: Slot[] = []
  for (const fieldId of [...FIELDS, ...more])
    for (const from of [1, 8, 15, 22].map((days) => addDays(now.slice(0, 10), days))) {
      const answer = await fetch(
        `http://127.0.0.1:${FIRST_PORT}/api/fields/${fieldId}/availability?from=${from}&days=7`,
      )
      const { data } = (await answer.json()) as { data: Availability }
      for (const { start, end, status } of data.days.flatMap(({ slots }) => slots))
        if (status === 'free') found.push({ fieldId, start, end })
    }
  return found
}

/** Asks for a time; null when no answer came. */
async function book(
  at: number,
  slot: Slot,
): Promise<{ status: number; id: string | null; ms: number } | null> {
  const began = performance.now()
  try {
    const response = await fetch(`http://127.0.0.1:${ports[at % ports.length]}/api/bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer token-client-${at % clients}` },
      body: JSON.stringify(slot),
    })
    const body = (await response.json()) as { data?: { id: string } }
    return { status: response.status, id: body.data?.id ?? null, ms: performance.now() - began }
  } catch {
    return null
  }
}

const OVERLAPS = `
  select count(*)::int as count from bookings a join bookings b
    on a.id < b.id and a.field_id = b.field_id and a.start < b."end" and b.start < a."end"
  where a.status in ('awaiting_payment', 'confirmed') and b.status in ('awaiting_payment', 'confirmed')
    and a.created_at >= $1 and b.created_at >= $1`
const overlaps = async () => Number((await sql.ask(OVERLAPS, [now]))[0]?.count)
const say = (figure: string, value: unknown) => process.stdout.write(`${figure}: ${String(value)}\n`)
const percentile = (values: readonly number[], part: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0)

const slots = await freeSlots()
const statuses = new Map<string, number>()
const times: number[] = []
let rightRounds = 0
for (const slot of slots.slice(0, rounds)) {
  const answers = await Promise.all(people.map((_, at) => book(at, slot)))
  const got = answers.map((answer) => String(answer?.status ?? 'no answer'))
  for (const each of got) statuses.set(each, (statuses.get(each) ?? 0) + 1)
  times.push(...answers.flatMap((answer) => answer?.ms ?? []))
  const won = got.filter((each) => each === '201').length
  if (won === 1 && got.every((each) => each === '201' || each === '409')) rightRounds += 1
}
say(
  `rounds of ${clients} people over four processes with one 201 and nothing but 409 beside it`,
  `${rightRounds} of ${rounds}`,
)
say('answers by status', JSON.stringify(Object.fromEntries(statuses)))
say(
  'p50, p95 of an answer while all ask at once, ms',
  `${percentile(times, 0.5)}, ${percentile(times, 0.95)}`,
)
say('overlaps', await overlaps())

const answered: string[] = []
const odd = new Map<number, number>()
let lost = 0
const ended = new AbortController()
const left = slots.slice(rounds)
const booking = Array.from({ length: 8 }, async (_, client) => {
  for (let turn = 0; !ended.signal.aborted && left.length > 0; turn += 1) {
    const slot = left.shift()
    const answer = slot ? await book(client + turn * 8, slot) : null
    if (answer?.id) answered.push(answer.id)
    else if (answer) odd.set(answer.status, (odd.get(answer.status) ?? 0) + 1)
    else lost += 1
    if (!answer) await setTimeout(200)
  }
})
let postgresKills = 0
for (let kill = 1; kill <= kills; kill += 1) {
  await setTimeout(Math.random() * 1500)
  if (kill % POSTGRES_EVERY === 0) {
    postgresKills += 1
    process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    await setTimeout(1000)
    await sql.end()
    for (const running of processes.values()) running.kill('SIGKILL')
    postgres = await startPostgres(folder)
    sql = connect(postgres.url, 2)
    await Promise.all(ports.map(startProcess))
    continue
  }
  const port = ports[kill % ports.length] ?? FIRST_PORT
  processes.get(port)?.kill('SIGKILL')
  await startProcess(port)
}
ended.abort()
await Promise.all(booking)
const kept = await sql.ask('select id from bookings where id = any($1)', [answered])
say('killed', `${kills - postgresKills} processes, PostgreSQL ${postgresKills} times`)
say('bookings that were answered, and of these in the database', `${answered.length}, ${kept.length}`)
say('calls without an answer', lost)
say('other answers by status', JSON.stringify(Object.fromEntries(odd)))
say('overlaps', await overlaps())
const [half] = await sql.ask(
  "select count(*)::int as count from bookings b where status in ('awaiting_payment', 'confirmed') and created_at >= $1 and not exists (select from ground_cells g where g.booking_id = b.id)",
  [now],
)
say('live bookings without their ground', half?.count)

for (const running of processes.values()) running.kill('SIGTERM')
await sql.end()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
