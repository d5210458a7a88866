import { once } from 'node:events'
import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { personaLogins } from '@campo-livre/conformance/client/persona-logins.ts'
import { runContract } from '@campo-livre/conformance/contract.ts'
import type { Report } from '@campo-livre/conformance/report.ts'
import { nameOf, type Part, parts } from '@campo-livre/conformance/subjects.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { buildSeed } from '@campo-livre/mocks/seed/build-seed.ts'
import { mockBank } from '@campo-livre/mocks/bank/mock-bank.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { serve, type ServerType } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import type { World } from '../http/answer-call.ts'
import { createApp } from '../http/app.ts'
import { createMetrics } from '../metrics.ts'
import { scryptPasswords } from '../passwords.ts'
import { keepSecretsBy } from '../secrets/secret-key.ts'
import { layOut } from '../store/seed.ts'
import { type Probed, probeSessions, probing } from './probe.ts'
import { testFiles } from './test-files.ts'
import { testPostgres } from './test-postgres.ts'
import { mailboxAt } from '../../../../tools/contract/mailbox.ts'
import { overHttp } from '../../../../tools/contract/over-http.ts'

/** Serves the data of the personas from a PostgreSQL for the tests of a file; returns what tries the calls of a part on it, and probes them. */
export function onPostgres(): (part: Part) => Promise<{ report: Report; probed: Probed }> {
  const postgres = testPostgres(8)
  const kept = testFiles()
  afterAll(kept.remove)
  let server: ServerType
  let origin: string
  let world: World
  beforeAll(async () => {
    keepSecretsBy('the key of the tests, long enough')
    const { sql } = postgres
    const seed = buildSeed(NOW)
    await layOut(sql, { ...seed, sessions: [...seed.sessions, ...probeSessions(NOW)] }, NOW, scryptPasswords)
    const clock = createFixedClock(NOW)
    world = { sql, clock, bank: mockBank, passwords: scryptPasswords, files: kept.files, startedAt: NOW }
    const app = createApp({
      world,
      log: pino({ level: 'error' }),
      metrics: createMetrics(),
      allowedOrigins: [],
      limits: null,
      trustedProxies: 0,
      mailbox: true,
      served: kept,
    })
    server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false })
    await once(server, 'listening')
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  })
  afterAll(
    () =>
      new Promise<void>((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  )
  return async (part) => {
    const calls = apiCalls.filter((call) => nameOf(call) in parts[part])
    const transport = probing(world, overHttp(`${origin}/api`), calls)
    const report = await runContract({
      transport,
      logins: personaLogins,
      mails: mailboxAt(`${origin}/mailbox`),
      calls,
    })
    return { report, probed: transport.probed }
  }
}
