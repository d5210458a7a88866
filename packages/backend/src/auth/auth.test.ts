import { expect, test } from 'vitest'
import { PASSWORD } from '@campo-livre/mocks/testing/tiny-users.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const { ask } = testBackend()
const login = (email: string, password = PASSWORD) => ask('POST /auth/login', { body: { email, password } })

test('signs in and answers the token and the user, without the password', async () => {
  const { status, body } = await login(' ANA@test.test ')
  expect(status).toBe(200)
  expect(body.message).toBe('Bem-vindo de volta!')
  expect(body.data).toEqual({
    token: expect.stringMatching(/^\w{40}$/),
    user: {
      id: 'ana',
      name: 'Ana Lima',
      email: 'ana@test.test',
      phone: null,
      imagePath: null,
      emailVerifiedAt: '2026-01-01T12:00:00.000Z',
      profile: { name: 'athlete' },
    },
  })
})

test('refuses a wrong password and an unknown e-mail in the same words', async () => {
  const wrong = await login('ana@test.test', 'x')
  const unknown = await login('ninguem@test.test')
  expect(wrong.status).toBe(422)
  expect(wrong.body).toEqual({
    code: 'wrong_credentials',
    message: 'E-mail ou senha não conferem.',
    errors: { email: ['E-mail ou senha não conferem.'] },
  })
  expect(unknown.body).toEqual(wrong.body)
})

test('refuses who has not verified the e-mail, and who is blocked, each in its own words', async () => {
  const unverified = await login('pendente@test.test')
  const blocked = await login('bloqueada@test.test')
  expect([unverified.status, blocked.status]).toEqual([422, 422])
  expect([unverified.body.code, blocked.body.code]).toEqual(['email_unverified', 'account_blocked'])
  expect(unverified.body.errors.email).toEqual([
    'É necessário verificar o e-mail antes de fazer login. Um código de verificação foi enviado para seu email.',
  ])
  expect(blocked.body.errors.email).toEqual(['Sua conta está inativa. Entre em contato com o suporte.'])
})

test('tells the state of an account only to someone who knows its password', async () => {
  const { body } = await login('bloqueada@test.test', 'x')
  expect(body.message).toBe('E-mail ou senha não conferem.')
})

test('asks for what is missing at its field', async () => {
  const { status, body } = await ask('POST /auth/login', { body: { email: '' } })
  expect(status).toBe(422)
  expect(body.message).toBe('Informe seu e-mail.')
  expect(body.errors.password).toEqual(['Informe sua senha.'])
})

test('answers a body that is no JSON with a sentence', async () => {
  const { status, body } = await ask('POST /auth/login', { raw: '{"email":' })
  expect(status).toBe(422)
  expect(body).toEqual({
    code: 'invalid',
    message: 'Não deu para ler o que foi enviado: não é um JSON válido.',
    errors: {},
  })
})

test('answers who is signed in, and 401 to anyone else', async () => {
  expect((await ask('GET /me', { as: 'ana' })).body.data).toMatchObject({ id: 'ana' })
  for (const options of [{}, { token: 'invented' }, { as: 'bloqueada' }]) {
    const { status, body } = await ask('GET /me', options)
    expect(status).toBe(401)
    expect(body).toEqual({
      code: 'unauthenticated',
      message: 'Entre na sua conta para continuar.',
      errors: {},
    })
  }
})

test('ends the token at sign-out, and only that one', async () => {
  const first: { token: string } = (await login('ana@test.test')).body.data
  const second: { token: string } = (await login('ana@test.test')).body.data
  expect((await ask('POST /auth/logout', { token: first.token })).body.data).toBeNull()
  expect((await ask('GET /me', { token: first.token })).status).toBe(401)
  expect((await ask('GET /me', { token: second.token })).status).toBe(200)
})
