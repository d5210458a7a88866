import { once } from 'node:events'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { serve, type ServerType } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../http/app.ts'
import { createMetrics } from '../metrics.ts'
import { keepSecretsBy } from '../secrets/secret-key.ts'
import { connect, type Sql } from '../store/sql.ts'
import { testAnswers } from '../testing/test-answers.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { type Live, startLive } from './live.ts'

const postgres = testPostgres()
const log = pino({ level: 'silent' })
const clock = createFixedClock(NOW)

/** Two processes on one database. */
type Process = { origin: string; live: Live; sql: Sql; server: ServerType }
const processes: Process[] = []
let tokens: Record<'ana' | 'dono' | 'admin', string>

async function startProcess(): Promise<Process> {
  const sql = connect(postgres.url, 3)
  const live = await startLive({ sql, clock, log, beatMs: 3_600_000 })
  const app = createApp({
    world: { ...world, sql },
    log,
    metrics: createMetrics(),
    allowedOrigins: ['https://app.test'],
    limits: null,
    trustedProxies: 0,
    mailbox: false,
    live,
  })
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, live, sql, server }
}

let world: Awaited<ReturnType<typeof testAnswers>>['world']
beforeAll(async () => {
  keepSecretsBy('the key of the tests, long enough')
  const answers = await testAnswers(postgres.sql, clock)
  world = answers.world
  tokens = answers
  processes.push(await startProcess(), await startProcess())
})
afterAll(async () => {
  for (const { live, server, sql } of processes) {
    await live.stop()
    await new Promise((done) => {
      server.close(done)
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
    await sql.end()
  }
})

const at = (index: number): Process => {
  const found = processes[index]
  if (!found) throw new Error('no such process')
  return found
}

type Opened = { status: number; next(): Promise<string | null>; close(): void }

/** Opens a stream; `next` is its next message, null when it is over. Signs of life are left out. */
async function listen(process: number, token: string | null, query = ''): Promise<Opened> {
  const abort = new AbortController()
  const response = await fetch(`${at(process).origin}/api/events${query}`, {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    signal: abort.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<string | null> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const message = text.slice(0, end)
        text = text.slice(end + 2)
        if (message !== ':') return message
        continue
      }
      const read = await reader?.read()
      if (!read || read.done) return null
      text += read.value
    }
  }
  return { status: response.status, next, close: () => abort.abort() }
}

async function ask(process: number, method: string, path: string, token: string, body?: unknown) {
  const response = await fetch(`${at(process).origin}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as { data: unknown } }
}

/** Books an hour of one field at a process, as Ana. */
const book = (process: number, hour: number) =>
  ask(process, 'POST', '/bookings', tokens.ana, {
    fieldId: 'society',
    start: `2026-11-25T${hour}:00:00.000Z`,
    end: `2026-11-25T${hour + 1}:00:00.000Z`,
  })

it('tells at one process what was stored at another: the arena and the athlete, and no one else', async () => {
  const arena = await listen(1, tokens.dono)
  const athlete = await listen(1, tokens.ana)
  const admin = await listen(1, tokens.admin)
  expect([arena.status, athlete.status, admin.status]).toEqual([200, 200, 200])

  const booked = await book(0, 14)
  expect(booked.status).toBe(201)
  expect(await arena.next()).toMatch(/^data: \{"kind":"calendar","id":"[\w-]+"\}$/)
  expect(await athlete.next()).toContain('"kind":"payment"')

  // An end is the next that the admin's stream tells: nothing was on it before.
  at(1).live.hub.endAll()
  expect(await admin.next()).toBeNull()
})

it('tells nothing of a call that was refused', async () => {
  const arena = await listen(1, tokens.dono)
  const refused = await ask(0, 'POST', '/bookings', tokens.ana, {
    fieldId: 'society',
    start: 'never',
    end: 'never',
  })
  expect(refused.status).toBe(422)
  at(1).live.hub.endAll()
  expect(await arena.next()).toBeNull()
})

it('lets nobody in without an account or a page that they may read', async () => {
  for (const [token, query, status] of [
    [null, '', 401],
    ['of nobody', '', 401],
    [null, '?page=/racha-links/guessed', 404],
    [null, '?page=/bookings/b1', 404],
    [tokens.ana, '?page=/admin/companies', 404],
    [tokens.ana, '?page=nowhere', 404],
  ] as const)
    expect(await listen(0, token, query)).toMatchObject({ status })
})

it('tells guests of the racha whose link they have, and of nothing else', async () => {
  const created = await ask(0, 'POST', '/rachas/commands', tokens.ana, {
    type: 'create',
    id: 'cmd-racha',
    rachaId: 'told',
    plays: true,
    facts: {
      sport: 'society',
      bookingId: null,
      place: 'Quadra da praça',
      timeZone: 'America/Sao_Paulo',
      start: '2026-11-26T22:00:00.000Z',
      end: '2026-11-26T23:30:00.000Z',
      maxPlayers: 14,
      goalkeeperPlaces: 2,
      pricePerHeadCents: 2000,
      minAge: null,
      maxAge: null,
      weekly: true,
      regularsUntilHours: 24,
      freeOutHours: 12,
      quorum: 10,
      withoutQuorum: 'open',
      priority: 'regulars_first',
    },
  })
  expect(created.status).toBeLessThan(300)
  const { linkToken } = created.body.data as { linkToken: string }
  const guest = await listen(1, null, `?page=/racha-links/${linkToken}`)
  expect(guest.status).toBe(200)
  expect((await book(0, 18)).status).toBe(201)
  const answered = await ask(0, 'POST', '/rachas/commands', tokens.ana, {
    type: 'answer',
    id: 'cmd-answer',
    rachaId: 'told',
    participantId: null,
    answer: 'maybe',
  })
  expect(answered.status).toBeLessThan(300)
  expect(await guest.next()).toBe('data: {"kind":"racha","id":"told"}')
  guest.close()
})

it('ends the streams of a session that is over', async () => {
  const stream = await listen(1, tokens.admin)
  expect(stream.status).toBe(200)
  expect((await ask(0, 'POST', '/auth/logout', tokens.admin)).status).toBeLessThan(300)
  let last: string | null = ''
  while (last !== null) last = await stream.next()
  expect((await listen(1, tokens.admin)).status).toBe(401)
})

it('begins again when the connection that listens is lost, and says so to those who may have missed something', async () => {
  const stream = await listen(1, tokens.dono)
  await postgres.sql.ask(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and pid <> pg_backend_pid()",
  )
  expect(await stream.next()).toBeNull()
  const again = await listen(1, tokens.dono)
  expect(again.status).toBe(200)
  expect((await book(0, 16)).status).toBe(201)
  expect(await again.next()).toContain('"kind":"calendar"')
  again.close()
})

it('ends all streams and lets none in where nothing is heard any more', async () => {
  const deaf: Sql = {
    ...at(0).sql,
    listen: async (_, { listening }) => {
      listening()
      return async () => undefined
    },
  }
  const live = await startLive({ sql: deaf, clock, log, beatMs: 3_600_000 })
  expect(live.hears).toBe(true)
  await live.beat()
  await live.beat()
  expect(live.hears).toBe(false)
  await live.stop()
})

it('counts its streams, and ends them when the process stops', async () => {
  const stream = await listen(0, tokens.dono)
  const metrics = await fetch(`${at(0).origin}/metrics`).then((response) => response.text())
  expect(metrics).toMatch(/^campo_live_streams [1-9]/m)
  await at(0).live.stop()
  expect(await stream.next()).toBeNull()
  expect((await listen(0, tokens.dono)).status).toBe(503)
})
