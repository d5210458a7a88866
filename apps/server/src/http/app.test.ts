import { once } from 'node:events'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { mockBank } from '@campo-livre/mocks/bank/mock-bank.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { serve, type ServerType } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keptInRows } from '../files/kept-files.ts'
import { createMetrics } from '../metrics.ts'
import type { Sql } from '../store/sql.ts'
import { createApp } from './app.ts'

/** The error with which every transaction fails; null where none does. */
let failure: Error | null = null
/** A database with nothing in it. */
const sql: Sql = {
  ask: () => Promise.resolve([]),
  transaction: (_, task) => (failure ? Promise.reject(failure) : task(() => Promise.resolve([]))),
  takeLock: () => Promise.resolve(false),
  listen: () => Promise.resolve(() => Promise.resolve()),
  end: () => Promise.resolve(),
}
let server: ServerType
let origin = ''

beforeAll(async () => {
  const app = createApp({
    world: {
      sql,
      clock: createFixedClock(NOW),
      bank: mockBank,
      passwords: plainPasswords,
      files: keptInRows,
      startedAt: NOW,
    },
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    allowedOrigins: ['https://app.test'],
    limits: null,
    trustedProxies: 0,
    mailbox: false,
  })
  server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false })
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => new Promise((done) => server.close(done)))

it('answers a request without a body and without a length', async () => {
  const answered = await fetch(`${origin}/api/companies/favourites/none`, { method: 'DELETE' })
  expect(answered.status).toBe(404)
})

const large = 'x'.repeat(1_000_001)
/** A body that does not say how long it is. */
const inParts = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(large))
      controller.close()
    },
  })

it.each([
  ['says its length', () => large],
  ['does not', inParts],
])('refuses a body of more than a million bytes that %s', async (_, body) => {
  const answered = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: body(),
    duplex: 'half',
  } as RequestInit)
  expect(answered.status).toBe(413)
  expect(await answered.json()).toMatchObject({ code: 'invalid' })
})

it.each([
  [1_000_001, 401],
  [4_500_001, 413],
])(
  'takes a receipt of %i bytes from whoever may send one, and none that is larger',
  async (length, status) => {
    const answered = await fetch(`${origin}/api/company/expenses/x/receipts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(length),
    })
    expect(answered.status).toBe(status)
  },
)

it.each([
  ['CONNECTION_CLOSED', 503, '5', 'Estamos fora do ar por um momento. Tente de novo em instantes.'],
  ['57P03', 503, '5', 'Estamos fora do ar por um momento. Tente de novo em instantes.'],
  ['42P01', 500, null, 'Algo deu errado do nosso lado. Tente de novo em instantes.'],
])('a database that answers %s is told with %i', async (code, status, seconds, message) => {
  failure = Object.assign(new Error('the database says so'), { code })
  const answered = await fetch(`${origin}/api/fields`)
  failure = null
  expect([answered.status, answered.headers.get('Retry-After')]).toEqual([status, seconds])
  expect(await answered.json()).toMatchObject({ code: 'server_error', message })
})
