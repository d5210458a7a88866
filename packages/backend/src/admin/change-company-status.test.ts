import { expect, it } from 'vitest'
import type { MailRecord } from '../store/records.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { PASSWORD } from '@campo-livre/mocks/testing/tiny-users.ts'

const backend = testBackend()
const { ask } = backend
const reason = 'Falta o alvará.'
const decide = (status: unknown, id = 'paulista', more: object = { reason }) =>
  ask(`PUT /admin/companies/${id}/status`, { as: 'admin', body: { status, ...more } })
const mails = async (): Promise<MailRecord[]> => (await ask('GET /__mock/mails')).body.data

it('takes a company off the site and back, and tells its owner (H12)', async () => {
  const { status, body } = await decide('suspended')
  expect([status, body.message]).toEqual([200, 'Arena suspensa.'])
  expect(body.data).toMatchObject({
    id: 'paulista',
    status: 'suspended',
    statusReason: reason,
    ownerName: 'Davi Dono',
  })
  expect((await ask('GET /company', { as: 'dono' })).body.data).toMatchObject({ statusReason: reason })
  expect((await ask('GET /companies/paulista')).status).toBe(404)
  expect((await decide('approved')).body.data).toMatchObject({ status: 'approved', statusReason: null })
  expect((await ask('GET /companies/paulista')).status).toBe(200)
  expect((await mails()).map(({ to, text }) => [to, text])).toEqual([
    ['dono@test.test', 'Oi, Davi! A Arena Paulista foi aprovada. Ela já aparece na busca.'],
    [
      'dono@test.test',
      'Oi, Davi! A Arena Paulista saiu do site. Fale com a gente para ela voltar. Motivo: Falta o alvará.',
    ],
  ])
  const told = backend.server.db.notifications.by('userId', 'dono').map(({ type }) => type)
  expect(told).toEqual(['warning', 'success'])
})

it('says what is missing yet for people to find it (H12)', async () => {
  const { db } = backend.server
  await db.companies.update('nova', { ownerId: 'dona', name: 'Society do Zé' })
  for (const { id } of db.fields.by('companyId', 'nova')) await db.fields.update(id, { status: 'inactive' })
  await decide('approved', 'nova')
  expect((await mails())[0]?.text).toBe(
    'Oi, Dora! A arena Society do Zé foi aprovada. Ela aparece na busca assim que tiver um campo.',
  )
})

it('does not bring back one whose owner has deleted their account (H12)', async () => {
  const { db } = backend.server
  for (const { id } of db.bookings.by('companyId', 'paulista'))
    await db.bookings.update(id, { status: 'cancelled' })
  db.tabs.remove('tab-open')
  expect((await ask('POST /me/deletion', { as: 'dono', body: { password: PASSWORD } })).status).toBe(200)
  expect(await decide('approved')).toMatchObject({
    status: 409,
    body: { message: 'Quem cuidava dessa arena excluiu a conta. Ela não volta mais ao site.' },
  })
  expect((await ask('GET /companies/paulista')).status).toBe(404)
})

it('approves one that waits and that nobody runs yet (H12)', async () => {
  expect((await decide('approved', 'nova')).body.message).toBe('Arena aprovada.')
  expect((await ask('GET /companies/nova')).status).toBe(200)
  expect(await mails()).toEqual([])
})

it('changes nothing and tells nobody a second time (H12)', async () => {
  await decide('suspended')
  expect((await decide('suspended')).status).toBe(200)
  expect(await mails()).toHaveLength(1)
  const other = await decide('suspended', 'paulista', { reason: 'Outro motivo.' })
  expect([other.status, other.body.code]).toEqual([409, 'invalid_transition'])
  expect(await mails()).toHaveLength(1)
})

it.each(['awaiting_approval', 'x', undefined])('refuses to make it %s (H12)', async (status) => {
  const { status: code, body } = await decide(status)
  expect([code, body.errors]).toEqual([422, { status: ['Escolha o que acontece com a arena.'] }])
  expect(backend.server.db.companies.find('paulista')?.status).toBe('approved')
})

it.each(['refused', 'suspended'])('asks why it is %s (H12)', async (status) => {
  const { status: code, body } = await decide(status, 'paulista', {})
  expect([code, body.errors]).toEqual([422, { reason: ['Conte o motivo à arena.'] }])
})

it('does not refuse one that somebody has approved meanwhile, and says how it is now (H12)', async () => {
  await decide('approved', 'nova')
  expect(await decide('refused', 'nova')).toMatchObject({
    status: 409,
    body: {
      code: 'invalid_transition',
      message: 'A situação da arena agora é “Aprovada”. Confira antes de decidir.',
      data: { id: 'nova', status: 'approved', statusReason: null },
    },
  })
  expect(backend.server.db.companies.find('nova')?.status).toBe('approved')
  expect(await mails()).toEqual([])
})

it('is 404 for one that is not there (H12)', async () => {
  expect((await decide('approved', 'nenhuma')).status).toBe(404)
})
