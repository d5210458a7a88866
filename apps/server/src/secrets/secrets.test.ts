import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mkdtempSync, statSync } from 'node:fs'
import { type MailRecord, tableNames } from '@campo-livre/backend/store/records.ts'
import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { createMetrics } from '../metrics.ts'
import type { Post } from '../mails/post.ts'
import { sendDueMails } from '../mails/send-mails.ts'
import { openedMail } from '../mails/waiting-mails.ts'
import { rowOf } from '../store/rows.ts'
import { storedTables } from '../store/stored-tables.ts'
import { testAnswers } from '../testing/test-answers.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { keyedSecrets } from './keyed-secrets.ts'
import { openedText, sealedText, setSealKey } from './seal.ts'
import { keyIn, keepSecretsBy } from './secret-key.ts'

const postgres = testPostgres()
const clock = createFixedClock(NOW)
let answers: Awaited<ReturnType<typeof testAnswers>>
beforeAll(async () => {
  keepSecretsBy('the key of the tests, long enough')
  answers = await testAnswers(postgres.sql, clock)
})

/** Returns the last mail to an address, with its words. */
async function lastMail(to: string): Promise<MailRecord> {
  const [row] = await postgres.sql.ask('select * from mails where "to" = $1 order by seq desc limit 1', [to])
  if (!row) throw new Error(`no mail to ${to}`)
  return openedMail(rowOf(storedTables.mails, row) as MailRecord)
}

/** Returns the tables in whose rows a text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const table of tableNames) {
    const { name } = storedTables[table]
    const [row] = await postgres.sql.ask(
      `select count(*)::int as count from ${name} t where strpos(row_to_json(t)::text, $1) > 0`,
      [text],
    )
    if (Number(row?.count) > 0) found.push(name)
  }
  return found
}

const tokenOf = ({ link }: MailRecord) =>
  new URL(link ?? '', 'http://x').searchParams.get('token') ?? 'no token'

it('no table has the code, the token or the password of a registration, a reset or an invitation', async () => {
  const { ask, admin } = answers
  const password = 'Nova@4321'
  const register = {
    name: 'Rui Novo',
    email: 'rui@test.test',
    phone: '85901234567',
    cpf: '28001238938',
    date: '1995-03-08',
    gender: 'male',
    password,
    password_confirmation: password,
    terms_version: TERMS_VERSION,
  }
  const made = await ask('POST', '/auth/register', { body: register })
  expect(made).toMatchObject({ status: 201 })
  const { code } = await lastMail('rui@test.test')
  expect(code).toMatch(/^\d{6}$/)
  await ask('POST', '/auth/forgot-password', { body: { email: 'ana@test.test' } })
  const token = tokenOf(await lastMail('ana@test.test'))
  const values = { name: 'Iva Convidada', email: 'iva@test.test', phone: null, profile: 'company' }
  const invitation = await ask('POST', '/admin/commands', {
    token: admin,
    body: { type: 'create', id: 'cmd-1', resource: 'users', values },
  })
  expect(invitation).toMatchObject({ status: 200 })
  const invite = tokenOf(await lastMail('iva@test.test'))
  for (const secret of [code ?? '', token, invite, password]) {
    expect(secret.length).toBeGreaterThan(5)
    expect(await tablesWith(secret), secret).toEqual([])
  }
  // The search finds what is there.
  expect(await tablesWith('rui@test.test')).toContain('mails')
})

it('the code and the link still work, once', async () => {
  const { ask } = answers
  const { code } = await lastMail('rui@test.test')
  const wrong = await ask('POST', '/auth/verify-email', { body: { email: 'rui@test.test', code: '000000' } })
  expect(wrong).toMatchObject({ body: { code: 'code_wrong' } })
  const right = await ask('POST', '/auth/verify-email', { body: { email: 'RUI@test.test', code } })
  expect(right.status).toBe(200)
  const token = tokenOf(await lastMail('ana@test.test'))
  const password = 'Outra@4321'
  const reset = { email: 'ana@test.test', token, password, password_confirmation: password }
  expect((await ask('POST', '/auth/reset-password', { body: reset })).status).toBe(200)
  expect((await ask('POST', '/auth/reset-password', { body: reset })).body).toMatchObject({
    code: 'link_invalid',
  })
})

it('what an admin sends again has its words', async () => {
  const { ask, admin } = answers
  const [mail] = await postgres.sql.ask(`select id from mails where "to" = 'iva@test.test'`)
  const listed = await ask('GET', '/admin/mails', { token: admin })
  const rows = (listed.body as { data: { id: string; stamp: string }[] }).data
  const { id: rowId, stamp } = rows.find(({ id }) => id === mail?.id) ?? {}
  const act = { type: 'act', id: 'cmd-2', resource: 'mails', rowId, stamp, action: 'resend', reason: null }
  const sent = await ask('POST', '/admin/commands', { token: admin, body: act })
  expect(sent).toMatchObject({ status: 200 })
  const all = await postgres.sql.ask(`select * from mails where "to" = 'iva@test.test' order by seq`)
  const [first, second] = all.map((each) => openedMail(rowOf(storedTables.mails, each) as MailRecord))
  expect(all).toHaveLength(2)
  expect(second?.text).toBe(first?.text)
  expect(second?.link).toBe(first?.link)
})

it('one code of two people, and for two purposes, is kept as different texts', () => {
  const secrets = keyedSecrets(randomBytes(32))
  const keep = (secret: string, of: string) => secrets.keep(secret, of)
  const isKept = (given: string, known: string, of: string) => secrets.isKept(given, known, of)
  const kept = keep('123456', 'sign-in a@x')
  expect([keep('123456', 'sign-in b@x'), keep('123456', 'verify-email a@x')]).not.toContain(kept)
  expect(isKept('123456', kept, 'sign-in a@x')).toBe(true)
  expect(isKept('123457', kept, 'sign-in a@x')).toBe(false)
  expect(isKept('123456', '', 'sign-in a@x')).toBe(false)
  expect(keyedSecrets(randomBytes(32)).isKept('123456', kept, 'sign-in a@x')).toBe(false)
})

it('a sealed text is another one each time, is opened by its key alone, and is sealed once', () => {
  const [one, other] = [sealedText('Seu código é 123456.'), sealedText('Seu código é 123456.')]
  expect(one).not.toBe(other)
  expect(one).not.toContain('123456')
  expect(sealedText(one)).toBe(one)
  expect(openedText(one)).toBe('Seu código é 123456.')
  setSealKey(randomBytes(32))
  expect(() => openedText(one)).toThrow(/authenticate/)
  keepSecretsBy('the key of the tests, long enough')
})

it('a key that is in no setting is made once, and is its owner’s alone', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'campo-key-')), 'folder', 'secret.key')
  const key = keyIn(file)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(keyIn(file)).toBe(key)
  expect(statSync(file).mode & 0o077).toBe(0)
})

it('a mail that another key has sealed comes back, and stops no other', async () => {
  const { sql } = postgres
  await sql.ask("update mails set delivery = null where \"to\" not in ('ana@test.test', 'rui@test.test')")
  await sql.ask("update mails set text = '$sealed$AAAA' where \"to\" = 'rui@test.test'")
  const handed: string[] = []
  const post: Post = { hand: async ({ to }) => (handed.push(to), 'taken'), close: () => undefined }
  const log = pino({ level: 'silent' })
  await sendDueMails({ sql, clock, post, appUrl: 'https://campo.test', log, metrics: createMetrics() })
  expect(new Set(handed)).toEqual(new Set(['ana@test.test']))
  const [mail] = await sql.ask('select failure, delivery from mails where "to" = \'rui@test.test\'')
  expect(mail).toEqual({ failure: 'O e-mail não conseguiu sair a tempo.', delivery: null })
})
