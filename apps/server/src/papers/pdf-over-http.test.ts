import { once } from 'node:events'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { personaIds } from '@campo-livre/mocks/personas/persona-ids.ts'
import { mockBank } from '@campo-livre/mocks/bank/mock-bank.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { serve, type ServerType } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keptInRows } from '../files/kept-files.ts'
import { createApp } from '../http/app.ts'
import { createMetrics } from '../metrics.ts'
import { layOut } from '../store/seed.ts'
import { testPostgres } from '../testing/test-postgres.ts'

const postgres = testPostgres()
let server: ServerType
let origin = ''
/** The paths of papers, and who reads them. */
let papers: (readonly [path: string, token: string, file: string])[] = []

beforeAll(async () => {
  const seed = await seedOf(NOW, 'normal')
  const sessions = [personaIds.atleta, personaIds.empresa, personaIds.nova].map((id) => ({
    ...newSession(id, NOW, null),
    id: `token-${id}`,
  }))
  await layOut(postgres.sql, { ...seed, sessions: [...seed.sessions, ...sessions] }, NOW, plainPasswords)
  const arena = seed.companies.find(({ ownerId }) => ownerId === personaIds.empresa)
  const booking = seed.bookings.find(({ athleteId }) => athleteId === personaIds.atleta)
  const tab = seed.tabs.find(({ athleteId, status }) => athleteId === personaIds.atleta && status === 'paid')
  const split = seed.splits.find(({ organizerId }) => organizerId === personaIds.atleta)
  const own = seed.bookings.find(({ companyId }) => companyId === arena?.id)
  const [athlete, company] = [`token-${personaIds.atleta}`, `token-${personaIds.empresa}`]
  papers = [
    [`/bookings/${booking?.id}`, athlete, `comprovante-${booking?.code}`],
    [`/tabs/${tab?.id}`, athlete, `recibo-${tab?.code}`],
    [`/splits/${split?.id}`, athlete, `conta-${split?.code}`],
    [`/company/bookings/${own?.id}`, company, `comprovante-${own?.code}`],
  ]
  const app = createApp({
    world: {
      sql: postgres.sql,
      clock: createFixedClock(NOW),
      bank: mockBank,
      passwords: plainPasswords,
      files: keptInRows,
      startedAt: NOW,
    },
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    allowedOrigins: [],
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

const ask = (path: string, token: string, accept: string) =>
  fetch(`${origin}/api${path}`, { headers: { Authorization: `Bearer ${token}`, Accept: accept } })

it('gives who asks for it the paper of a booking, a tab or a bill as a PDF (H9)', async () => {
  expect(papers).toHaveLength(4)
  for (const [path, token, file] of papers) {
    const answered = await ask(path, token, 'application/pdf')
    expect([path, answered.status, answered.headers.get('Content-Type')]).toEqual([
      path,
      200,
      'application/pdf',
    ])
    expect(answered.headers.get('Content-Disposition')).toContain(`${file}.pdf`)
    expect(
      Buffer.from(await answered.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
})

it('gives JSON to everybody else, and for what is no paper', async () => {
  const [[path, token] = ['', '']] = papers
  expect((await ask(path, token, 'application/json')).headers.get('Content-Type')).toContain('json')
  expect((await ask('/bookings', token, 'application/pdf')).headers.get('Content-Type')).toContain('json')
})

it('gives nobody the paper of somebody else', async () => {
  const [[path] = ['']] = papers
  for (const [token, status] of [
    ['none', 401],
    [`token-${personaIds.nova}`, 404],
  ] as const) {
    const answered = await ask(path, token, 'application/pdf')
    expect([answered.status, answered.headers.get('Content-Type')?.includes('json')]).toEqual([status, true])
  }
})
