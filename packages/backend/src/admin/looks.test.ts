import type { Look } from '@campo-livre/domain/admin/look.ts'
import { describe, expect, it } from 'vitest'
import { apiCalls } from '../calls.gen.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const admin = { as: 'admin' }

const look = (resource: string, id: string) => ask('POST /admin/looks', { ...admin, body: { resource, id } })
async function lookAs(id: string): Promise<Look> {
  return (await look('users', id)).body.data
}

describe('an admin looks at the app as somebody (H12)', () => {
  it('reads what that person reads', async () => {
    const { token, user } = await lookAs('ana')
    expect(user).toMatchObject({ id: 'ana', name: 'Ana Lima' })
    expect((await ask('GET /me', { token })).body.data).toMatchObject({ id: 'ana' })
    expect((await ask('GET /admin/users', { token })).status).toBe(403)
  })

  it('as an arena sees it by who cares for it', async () => {
    const { body } = await look('companies', 'paulista')
    const { token, user } = body.data as Look
    expect(user.id).toBe(backend.server.db.companies.find('paulista')?.ownerId)
    expect((await ask('GET /company', { token })).body.data).toMatchObject({ id: 'paulista' })
  })

  it('writes nothing by any call, and is told why', async () => {
    const { token } = await lookAs('ana')
    const { db } = backend.server
    const before = JSON.stringify(db.notifications.all())
    const writes = apiCalls.filter(({ method, path }) => method !== 'GET' && path !== '/auth/logout')
    for (const { method, path } of writes) {
      const { status, body } = await ask(`${method} ${path.replaceAll(/\{\w+\}/g, 'x')}`, { token, body: {} })
      expect([path, status, body.code]).toEqual([path, 403, 'read_only'])
    }
    await ask('GET /notification-messages', { token })
    expect(JSON.stringify(db.notifications.all())).toBe(before)
  })

  it('stands in the audit, once, with the person or the arena', async () => {
    await look('users', 'ana')
    await look('companies', 'paulista')
    const { data } = (await ask('GET /admin/audit', admin)).body
    expect(data).toMatchObject([
      { kind: 'looked', resource: 'companies', rowId: 'paulista', who: 'Ada Admin' },
      { kind: 'looked', resource: 'users', rowId: 'ana', name: 'Ana Lima', who: 'Ada Admin' },
    ])
  })

  it('ends by itself after half an hour', async () => {
    const { token } = await lookAs('ana')
    const { clock } = backend.server.db
    clock.advance(29)
    expect((await ask('GET /me', { token })).status).toBe(200)
    clock.advance(1)
    expect((await ask('GET /me', { token })).status).toBe(401)
  })

  it('ends with the session of the admin', async () => {
    const { token } = await lookAs('ana')
    await ask('POST /auth/logout', admin)
    expect((await ask('GET /me', { token })).status).toBe(401)
  })

  it('ends when the admin leaves it, and leaves the sessions of the person alone', async () => {
    const { token } = await lookAs('ana')
    expect((await ask('GET /me', { as: 'ana' })).status).toBe(200)
    expect((await ask('DELETE /admin/looks', admin)).status).toBe(200)
    expect((await ask('GET /me', { token })).status).toBe(401)
    expect((await ask('GET /me', { as: 'ana' })).status).toBe(200)
  })

  it('signs the admin out when they sign out of it', async () => {
    const { token } = await lookAs('ana')
    expect((await ask('POST /auth/logout', { token })).status).toBe(200)
    expect(backend.server.db.sessions.find('token-of-admin')).toBeUndefined()
  })

  it('is no device of the person', async () => {
    const { token } = await lookAs('ana')
    expect((await ask('GET /me/sessions', { token })).body.data).toEqual([])
  })

  it('is refused for another admin, for a blocked account and for an arena without an owner', async () => {
    const { db } = backend.server
    await db.companies.update('paulista', { ownerId: null, ownerDeleted: true })
    const answers = [
      await look('users', 'admin'),
      await look('users', 'bloqueada'),
      await look('companies', 'paulista'),
      await look('users', 'ninguem'),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'conflict'],
      [422, 'account_blocked'],
      [409, 'owner_deleted'],
      [404, 'not_found'],
    ])
    expect(db.audits.all()).toEqual([])
  })
})
