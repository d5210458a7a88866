import { expect, it } from 'vitest'
import type { MailRecord } from '../../db/records.ts'
import { testBackend } from '../../testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const decide = (status: unknown, id = 'paulista') =>
  ask(`PUT /admin/companies/${id}/status`, { as: 'admin', body: { status } })
const mails = async (): Promise<MailRecord[]> => (await ask('GET /__mock/mails')).body.data

it('takes a company off the site and back, and tells its owner (H12)', async () => {
  const { status, body } = await decide('suspended')
  expect([status, body.message]).toEqual([200, 'Arena suspensa.'])
  expect(body.data).toMatchObject({ id: 'paulista', status: 'suspended', ownerName: 'Davi Dono' })
  expect((await ask('GET /companies/paulista')).status).toBe(404)
  expect((await decide('approved')).body.data).toMatchObject({ status: 'approved' })
  expect((await ask('GET /companies/paulista')).status).toBe(200)
  expect((await mails()).map(({ to, text }) => [to, text])).toEqual([
    ['dono@test.test', 'Oi, Davi! Sua arena Arena Paulista foi aprovada e já aparece no site.'],
    ['dono@test.test', 'Oi, Davi! Sua arena Arena Paulista saiu do site. Fale com a gente para ela voltar.'],
  ])
  const told = backend.server.db.notifications.by('userId', 'dono').map(({ type }) => type)
  expect(told).toEqual(['warning', 'success'])
})

it('approves one that waits and that nobody runs yet (H12)', async () => {
  expect((await decide('approved', 'nova')).body.message).toBe('Arena aprovada.')
  expect((await ask('GET /companies/nova')).status).toBe(200)
  expect(await mails()).toEqual([])
})

it('changes nothing and tells nobody a second time (H12)', async () => {
  await decide('refused')
  expect((await decide('refused')).status).toBe(200)
  expect(await mails()).toHaveLength(1)
})

it.each(['awaiting_approval', 'x', undefined])('refuses to make it %s (H12)', async (status) => {
  const { status: code, body } = await decide(status)
  expect([code, body.errors]).toEqual([422, { status: ['Escolha o que acontece com a arena.'] }])
  expect(backend.server.db.companies.find('paulista')?.status).toBe('approved')
})

it('is 404 for one that is not there (H12)', async () => {
  expect((await decide('approved', 'nenhuma')).status).toBe(404)
})
