import { testAnswers } from '../testing/test-answers.ts'
import type { Row } from '@campo-livre/backend/store/table.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { connect, type Sql } from '../store/sql.ts'
import { insertRows } from '../store/store-changes.ts'
import { storedTables } from '../store/stored-tables.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { smtpPost } from './post.ts'
import { type Mailing, sendDueMails } from './send-mails.ts'

const postgres = testPostgres()
let clock = createFixedClock(NOW)
const ends: (() => unknown)[] = []

beforeEach(async () => {
  clock = createFixedClock(NOW)
  await postgres.sql.ask('truncate mails')
})
afterAll(async () => {
  for (const end of ends) await end()
})

function mailing(url: string, sql: Sql = postgres.sql): Mailing & { codes: string[] } {
  const codes: string[] = []
  const post = smtpPost({ url, from: 'Campo Livre <oi@campo.test>', failed: (code) => codes.push(code) })
  ends.push(() => post.close())
  const log = pino({ level: 'silent' })
  return { sql, clock, post, appUrl: 'https://campo.test', log, metrics: createMetrics(), codes }
}

async function server(port?: number) {
  const started = await startMailServer(port)
  ends.push(started.stop)
  return started
}

const mail = (id: string, to: string) => ({
  id,
  to,
  subject: 'Seu código do Campo Livre',
  text: 'Oi, Zé & Cia! Seu código é 123456.',
  link: '/verificar-email?email=a%40campo.test&codigo=123456',
  code: '123456',
  sentAt: NOW,
  delivery: { tries: 0, nextAt: NOW },
})

const write = (rows: readonly Row[]) =>
  postgres.sql.transaction('serializable', (ask) => Promise.all(insertRows(ask, storedTables.mails, rows)))

const states = () => postgres.sql.ask('select id, failure, delivery from mails order by seq')

it('hands a mail over as plain text and as a page, and no second time', async () => {
  const { taken, url } = await server()
  await write([mail('mail_1', 'ana@campo.test')])
  const sending = mailing(url)
  expect([await sendDueMails(sending), await sendDueMails(sending)]).toEqual([1, 0])
  expect(taken.map(({ to }) => to)).toEqual(['ana@campo.test'])
  const raw = (taken[0]?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(raw).toContain('From: Campo Livre <oi@campo.test>')
  expect(raw).toContain('Message-ID: <mail_1@campo.test>')
  expect(raw).toContain('Date: Fri, 20 Nov 2026 13:00:00 +0000')
  expect(raw).toContain('Oi, Z=C3=A9 & Cia! Seu c=C3=B3digo =C3=A9 123456.')
  expect(raw).toContain('\r\nhttps://campo.test/verificar-email?email=a%40campo.test&codigo=123456\r\n')
  expect(raw).toContain('Zé &amp; Cia'.replace('é', '=C3=A9'))
  expect(raw).toContain('href="https://campo.test/verificar-email?email=a%40campo.test&amp;codigo=123456"')
  expect(await states()).toEqual([{ id: 'mail_1', failure: null, delivery: null }])
})

it('waits for a server that is down, and hands over when it is up', async () => {
  const down = await server()
  await down.stop()
  await write([mail('mail_1', 'ana@campo.test')])
  const sending = mailing(down.url)
  await sendDueMails(sending)
  expect(sending.codes).toEqual(['ESOCKET'])
  const [waiting] = await states()
  expect(waiting).toMatchObject({ failure: null, delivery: { tries: 1, nextAt: '2026-11-20T13:00:15.000Z' } })
  const up = await server(down.port)
  expect(await sendDueMails(sending)).toBe(0)
  clock.advance(1)
  expect(await sendDueMails(sending)).toBe(1)
  expect(up.taken).toHaveLength(1)
  expect(await states()).toEqual([{ id: 'mail_1', failure: null, delivery: null }])
})

it('gives up what could not leave for a day, and says so', async () => {
  const down = await server()
  await down.stop()
  await write([mail('mail_1', 'ana@campo.test')])
  const sending = mailing(down.url)
  for (let tries = 0; tries < 7; tries += 1) {
    await sendDueMails(sending)
    clock.advance(7 * 60)
  }
  expect(await states()).toEqual([
    { id: 'mail_1', failure: 'O e-mail não conseguiu sair a tempo.', delivery: null },
  ])
  // It stopped trying before its code could come a day late.
  expect(sending.codes).toHaveLength(4)
})

it('tells of an address that is refused, at once, while the others go', async () => {
  const { taken, url } = await server()
  await write([mail('mail_1', 'ana@refused.test'), mail('mail_2', 'bia@campo.test')])
  await sendDueMails(mailing(url))
  expect(taken.map(({ to }) => to)).toEqual(['bia@campo.test'])
  expect(await states()).toEqual([
    { id: 'mail_1', failure: 'O endereço não foi aceito.', delivery: null },
    { id: 'mail_2', failure: null, delivery: null },
  ])
})

it('fifty mails and three processes: each mail is sent once', async () => {
  const { taken, url } = await server()
  await write(Array.from({ length: 50 }, (_, at) => mail(`mail_${at}`, `p${at}@campo.test`)))
  const pools = Array.from({ length: 3 }, () => connect(postgres.url, 3))
  ends.push(() => Promise.all(pools.map((pool) => pool.end())))
  const sent = await Promise.all(
    pools.map(async (pool) => {
      const sending = mailing(url, pool)
      let count = 0
      for (let some = 1; some > 0; count += some) some = await sendDueMails(sending)
      return count
    }),
  )
  expect(sent.filter((count) => count > 0).length).toBeGreaterThan(1)
  expect(taken.map(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: 50 }, (_, at) => `p${at}@campo.test`).toSorted(),
  )
})

it('what a process held that is gone goes to another one', async () => {
  const { taken, url } = await server()
  await write([mail('mail_1', 'ana@campo.test')])
  const sending = mailing(url)
  const gone: Mailing = {
    ...sending,
    post: { ...sending.post, hand: () => Promise.reject(new Error('gone')) },
  }
  await expect(sendDueMails(gone)).rejects.toThrow('gone')
  expect(await sendDueMails(sending)).toBe(0)
  clock.advance(5)
  expect(await sendDueMails(sending)).toBe(1)
  expect(taken).toHaveLength(1)
})

it('a call writes its mail as one that waits, and the admin reads so', async () => {
  const { ask, admin } = await testAnswers(postgres.sql, clock)
  const { url } = await server()
  expect((await ask('POST', '/auth/forgot-password', { body: { email: 'ana@test.test' } })).status).toBe(200)
  const status = async () => {
    const answered = await ask('GET', '/admin/mails', { token: admin })
    return (answered.body as { data: { status: string }[] }).data.map((row) => row.status)
  }
  expect(await status()).toEqual(['waiting'])
  await sendDueMails(mailing(url))
  expect(await status()).toEqual(['sent'])
})
