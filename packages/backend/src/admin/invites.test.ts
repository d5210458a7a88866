import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { describe, expect, it } from 'vitest'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const admin = { as: 'admin' }
const email = 'nina@test.test'
const password = 'Campo@1234'
let made = 0

const create = (resource: 'users' | 'companies', values: object) => {
  made += 1
  return ask('POST /admin/commands', {
    ...admin,
    body: { type: 'create', id: `cmd-invite-${made}`, resource, values },
  })
}
const invite = (more: object = {}) =>
  create('users', { name: 'Nina Norte', email, phone: null, profile: 'company', ...more })

/** Returns the parameters of the link in the latest mail. */
function linkOf(): Record<string, string> {
  const link = backend.server.db.mails.all().at(-1)?.link ?? ''
  return Object.fromEntries(new URLSearchParams(link.split('?')[1]))
}
const take = (more: object = { terms_version: TERMS_VERSION }) => {
  const { token = '' } = linkOf()
  const body = { email, token, password, password_confirmation: password, ...more }
  return ask('POST /auth/reset-password', { body })
}
const signIn = () => ask('POST /auth/login', { body: { email, password } })

describe('an account that an admin opens (H12)', () => {
  it('is taken by its person, who agrees to the terms with their first password', async () => {
    const { body } = await invite()
    expect(body.data).toMatchObject({ row: { name: 'Nina Norte', status: 'invited', profile: 'company' } })
    expect(linkOf()).toMatchObject({ email, convite: 'sim' })
    expect((await take()).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    const { db } = backend.server
    expect(db.users.by('email', email)).toMatchObject([
      { invited: false, emailVerifiedAt: db.clock.now(), terms: { version: TERMS_VERSION } },
    ])
  })

  it('is nobody’s before: not without the agreement, with another link, or by asking for a password', async () => {
    await invite()
    const refused = await take({})
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['terms_version']])
    expect((await take({ token: 'x', terms_version: TERMS_VERSION })).body.code).toBe('link_invalid')
    await ask('POST /auth/forgot-password', { body: { email } })
    expect(linkOf()).toMatchObject({ convite: 'sim' })
    expect((await take({})).status).toBe(422)
    expect((await signIn()).status).toBe(422)
  })

  it('has a link that works once, and for seven days', async () => {
    await invite()
    await take()
    expect((await take()).body.code).toBe('link_invalid')
    await invite({ email: 'outra@test.test' })
    await ask('POST /__mock/clock', { body: { advanceMinutes: 7 * 24 * 60 } })
    expect((await take({ email: 'outra@test.test', terms_version: TERMS_VERSION })).body.code).toBe(
      'link_invalid',
    )
  })

  it('is refused for an e-mail that somebody has', async () => {
    const { status, body } = await invite({ email: 'ana@test.test' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email']])
    expect(backend.server.db.mails.all()).toEqual([])
  })
})

describe('an arena that an admin registers (H12)', () => {
  const place = {
    cep: '60165121',
    street: 'Rua A',
    number: '1',
    district: 'Mucuripe',
    city: 'Fortaleza',
    state: 'CE',
  }
  const arena = (ownerId: string, cnpj = '11222333000181') =>
    create('companies', { ownerId, name: 'Arena da Nina', cnpj, ...place })

  it('waits for the approval, and is whose account it was made for', async () => {
    await invite()
    const { db } = backend.server
    const id = db.users.by('email', email)[0]?.id ?? ''
    expect((await arena(id)).body.data).toMatchObject({
      row: { name: 'Arena da Nina', status: 'awaiting_approval', ownerName: 'Nina Norte' },
    })
    await take()
    expect(db.companies.by('ownerId', id)).toMatchObject([{ address: place, cnpj: '11222333000181' }])
  })

  it('is refused for an athlete, for who has one already, and with the CNPJ of another', async () => {
    await invite()
    const id = backend.server.db.users.by('email', email)[0]?.id ?? ''
    for (const owner of ['ana', 'dono', 'ninguem'])
      expect(Object.keys((await arena(owner)).body.errors), owner).toEqual(['ownerId'])
    await backend.server.db.companies.update('paulista', { cnpj: '11222333000181' })
    expect(Object.keys((await arena(id)).body.errors)).toEqual(['cnpj'])
  })
})
