import { once } from 'node:events'
import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { callName } from '@campo-livre/backend/http/call-name.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp } from '../http/app.ts'
import { createMetrics } from '../metrics.ts'
import { keepSecretsBy } from '../secrets/secret-key.ts'
import { testAnswers } from '../testing/test-answers.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { createLimits, limitedCalls } from './limits.ts'

const postgres = testPostgres()
const clock = createFixedClock(NOW)
const origins: string[] = []
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  keepSecretsBy('the key of the tests, long enough')
  const { world } = await testAnswers(postgres.sql, clock)
  // Two processes on one database.
  for (let process = 0; process < 2; process += 1) {
    const limits = createLimits({ sql: postgres.sql, clock, callsPerMinute: 40 })
    const app = createApp({
      world,
      log: pino({ level: 'silent' }),
      metrics: createMetrics(),
      allowedOrigins: ['https://app.test'],
      limits,
      trustedProxies: 1,
      mailbox: false,
    })
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false })
    await once(server, 'listening')
    const address = server.address()
    origins.push(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    ends.push(() => new Promise((done) => server.close(done)))
  }
})
beforeEach(() => clock.advance(60))
afterAll(() => Promise.all(ends.map((end) => end())))

const post = (path: string, address: string, body: object, process = 0) =>
  fetch(`${origins[process]}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, Origin: 'https://app.test' },
    body: JSON.stringify(body),
  })

const contact = (at: number) => ({
  name: 'Arena',
  email: `arena-${at}@campo.test`,
  phone: '85900001111',
  description: null,
})

it('counts the calls of an address in all processes together, and lets others in', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 10; at += 1) {
    const answered = await post('/pre-companies-registration', '9.9.9.9', contact(at), at % 2)
    statuses.push(answered.status)
  }
  expect(new Set(statuses)).toEqual(new Set([201]))
  const refused = await post('/pre-companies-registration', '9.9.9.9', contact(10))
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('3600')
  expect(refused.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
  expect(await refused.json()).toEqual({
    code: 'too_many_requests',
    message: 'Muitas tentativas seguidas.',
    errors: {},
  })
  expect((await post('/pre-companies-registration', '9.9.9.8', contact(11))).status).toBe(201)
  clock.advance(60)
  expect((await post('/pre-companies-registration', '9.9.9.9', contact(12))).status).toBe(201)
})

it('whoever says that they are another address each time is still one', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 11; at += 1) {
    const address = `1.1.1.${at}, 7.7.7.7`
    statuses.push((await post('/pre-companies-registration', address, contact(20 + at))).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
})

it('stops who guesses at many accounts', async () => {
  let refused = 0
  for (let at = 0; at < 61; at += 1) {
    const body = { email: `nobody-${at}@campo.test`, code: '123456' }
    if ((await post('/auth/verify-email', '5.5.5.5', body, at % 2)).status === 429) refused += 1
  }
  expect(refused).toBe(1)
})

it('stops a program that asks without end, whatever it asks for', async () => {
  const ask = () => fetch(`${origins[0]}/api/nothing`, { headers: { 'X-Forwarded-For': '4.4.4.4' } })
  const statuses: number[] = []
  for (let at = 0; at < 41; at += 1) statuses.push((await ask()).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.at(-1)).toBe(429)
  clock.advance(1)
  expect((await ask()).status).toBe(404)
})

it('the database has no address, and forgets what is over', async () => {
  await post('/pre-companies-registration', '6.6.6.6', contact(40))
  const rows = await postgres.sql.ask('select id, ends_at from address_calls')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('6.6.6.6')
})

it('every call that nobody has to be signed in for is limited, but for those whose link is the key', () => {
  const open = apiCalls.filter(({ method, who }) => method !== 'GET' && who === 'anyone').map(callName)
  expect(open.filter((name) => limitedCalls[name] === undefined).toSorted()).toEqual([
    'post-racha-links-token-answers',
    'post-racha-links-token-arrivals',
    'post-share-links-token-commands',
  ])
  expect(Object.keys(limitedCalls).filter((name) => !open.includes(name))).toEqual([])
})
