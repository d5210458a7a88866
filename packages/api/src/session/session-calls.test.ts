import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '../client/client.ts'
import { fetchMe } from './fetch-me.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'

const base = 'http://campolivre.test/api'
const server = setupServer()
const onUnauthorized = vi.fn<(token: string) => void>()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => configureApi({ baseUrl: base, token: () => 'abc', onUnauthorized }))
afterEach(() => {
  server.resetHandlers()
  onUnauthorized.mockReset()
})
afterAll(() => server.close())

const seed = {
  id: 7,
  name: 'Ana',
  email: 'ana@exemplo.com.br',
  imagePath: '/ana.png',
  profile: { name: 'athlete' },
}
const real = {
  uuid: '9f1c',
  name: 'Ana',
  username: 'ana',
  email: 'ana@exemplo.com.br',
  phone: '85990000000',
  cpf: null,
  date: '1990-05-01',
  imagePath: null,
  email_verified_at: '2026-11-20 10:00:00',
  profile: null,
}

const signIn = (data: unknown) => {
  server.use(http.post(`${base}/auth/login`, () => HttpResponse.json({ status: 'success', data })))
  return login({ email: 'ana@exemplo.com.br', password: 'x' })
}
const me = (data: unknown) => {
  server.use(http.get(`${base}/me`, () => HttpResponse.json({ data })))
  return fetchMe()
}

describe('login', () => {
  it('sends e-mail and password, and asks for JSON (D3, D4)', async () => {
    let sent: unknown
    let accept: string | null = null
    server.use(
      http.post(`${base}/auth/login`, async ({ request }) => {
        accept = request.headers.get('accept')
        sent = await request.json()
        return HttpResponse.json({ data: { token: 't', user: seed } })
      }),
    )
    await login({ email: 'ana@exemplo.com.br', password: 'segredo' })
    expect(sent).toEqual({ email: 'ana@exemplo.com.br', password: 'segredo' })
    expect(accept).toBe('application/json')
  })

  it.each([
    ['user', { token: '1|t', user: seed }, '7'],
    ['me', { token: '1|t', me: real }, '9f1c'],
    ['me beside no user', { token: '1|t', user: null, me: real }, '9f1c'],
    ['user beside an empty list', { token: '1|t', user: seed, me: [] }, '7'],
    ['neither', { token: '1|t' }, undefined],
    ['null', { token: '1|t', user: null, me: null }, undefined],
    ['something malformed', { token: '1|t', user: { a: 1 }, me: 'Ana' }, undefined],
  ])('takes the user as %s (D4)', async (_how, data, id) => {
    const answer = await signIn(data)
    expect(answer.token).toBe('1|t')
    expect(answer.user?.id).toBe(id)
  })

  it.each([
    ['no token', { user: seed }],
    ['an empty token', { token: ' ', user: seed }],
    ['a token that no header takes', { token: 'a\nb', user: seed }],
    ['a number for a token', { token: 5, user: seed }],
    ['a list', []],
    ['null', null],
  ])('fails on %s (D4, D10)', async (_what, data) => {
    await expect(signIn(data)).rejects.toMatchObject({ kind: 'malformed', message: '' })
  })

  it.each([401, 419])('takes a %d for a failed login and no lost session (D8)', async (status) => {
    server.use(http.post(`${base}/auth/login`, () => HttpResponse.json({ message: 'Não.' }, { status })))
    await expect(login({ email: 'a@b.c', password: 'x' })).rejects.toMatchObject({ status })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

describe('fetchMe', () => {
  it('reads a user as the specification has it (D5)', async () => {
    expect(await me(seed)).toEqual({ ...seed, id: '7', phone: null, emailVerifiedAt: null })
  })

  it('reads a user as the real server has it: no number, no profile (D5)', async () => {
    expect(await me(real)).toMatchObject({
      id: '9f1c',
      emailVerifiedAt: '2026-11-20T10:00:00.000Z',
      profile: { name: '' },
    })
  })

  it.each([
    ['an empty profile', { ...seed, profile: [] }, { profile: { name: '' } }],
    ['a profile without a name', { ...seed, profile: { name: null } }, { profile: { name: '' } }],
    ['a number for a picture', { ...seed, imagePath: 5 }, { imagePath: null }],
    ['a list for an id', { ...seed, id: [] }, { id: 'ana@exemplo.com.br' }],
  ])('turns nobody away for %s (D5)', async (_what, data, expected) => {
    expect(await me(data)).toMatchObject(expected)
  })

  it.each([
    [
      'the server’s sentence',
      () => HttpResponse.json({ message: 'Conta em análise.' }, { status: 403 }),
      'Conta em análise.',
    ],
    ['our own', () => new HttpResponse('<h1>Oops</h1>', { status: 500 }), 'Erro ao buscar usuário'],
    ['our own without an answer', () => HttpResponse.error(), 'Erro ao buscar usuário'],
    ['our own on a malformed answer', () => HttpResponse.json({ data: [] }), 'Erro ao buscar usuário'],
  ])('fails with %s (G2)', async (_whose, answer, message) => {
    server.use(http.get(`${base}/me`, answer))
    await expect(fetchMe()).rejects.toMatchObject({ message })
  })

  it.each([['null'], [[]], [{}], ['Ana'], [{ profile: { name: 'athlete' } }]])(
    'knows no user in %j (D6)',
    async (data) => {
      await expect(me(data)).rejects.toMatchObject({ kind: 'malformed' })
    },
  )
})

describe('logout', () => {
  it.each([
    ['the envelope', () => HttpResponse.json({ data: null })],
    ['an empty list', () => HttpResponse.json({ data: [] })],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
  ])('is done by %s (D7)', async (_what, answer) => {
    server.use(http.post(`${base}/auth/logout`, answer))
    await expect(logout()).resolves.toBeUndefined()
  })
})
