import type { CallSpec } from '@campo-livre/contract/call.ts'
import { apiCallSpecs } from '@campo-livre/contract/calls.gen.ts'
import { expect, test, vi } from 'vitest'
import { apiCalls } from './calls.gen.ts'
import { nameOf } from './contract/subjects.ts'
import { controlCalls } from './control-calls.ts'
import { testBackend } from './testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend

const personOf = { athlete: 'ana', company: 'dono', admin: 'admin' } as const
const cases = apiCalls.map((call) => ({ name: `${call.method} ${call.path}`, call }))
const example = (path: string) => path.replace(/\{\w+\}/g, 'x')

test.each(cases.filter(({ call }) => call.who !== 'anyone'))(
  '$name is for signed-in people',
  async ({ call }) => {
    const { status, body } = await ask(`${call.method} ${example(call.path)}`)
    expect(status).toBe(401)
    expect(body).toEqual({
      code: 'unauthenticated',
      message: 'Entre na sua conta para continuar.',
      errors: {},
    })
  },
)

test.each(cases.filter(({ call }) => typeof call.who !== 'string'))(
  '$name refuses every other profile',
  async ({ call }) => {
    const roles = ['athlete', 'company', 'admin'] as const
    for (const role of roles) {
      if (call.who.includes(role)) continue
      const { status, body } = await ask(`${call.method} ${example(call.path)}`, { as: personOf[role] })
      expect({ role, status }).toEqual({ role, status: 403 })
      expect(body).toEqual({ code: 'forbidden', message: 'Seu perfil não pode fazer isso.', errors: {} })
    }
    expect((await ask(`${call.method} ${example(call.path)}`, { as: 'arbitro' })).status).toBe(403)
  },
)

test('answers every call of the contract, as it is declared there, and no other', () => {
  expect(apiCalls.map(nameOf).toSorted()).toEqual(apiCallSpecs.map(nameOf).toSorted())
  const answers = (spec: CallSpec) =>
    apiCalls.some((call) => Object.entries(spec).every(([key, said]) => call[key as keyof CallSpec] === said))
  expect(apiCallSpecs.filter((spec) => !answers(spec)).map(nameOf)).toEqual([])
})

test('declares each call once, and no path with a parameter hides a literal one', () => {
  for (const calls of [apiCalls, controlCalls]) {
    const names = calls.map((call) => `${call.method} ${call.path}`)
    expect(new Set(names).size).toBe(names.length)
    const literal = calls.filter(({ path }) => !path.includes('{'))
    const first = literal.map(({ method, path }) =>
      calls.find((call) => call.method === method && call.match(path)),
    )
    expect(first).toEqual(literal)
  }
})

test('answers an unknown call in the envelope, complains, and remembers it', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { status, body, headers } = await ask('PUT /bookings/paid')
  expect(status).toBe(404)
  expect(body).toEqual({ code: 'not_found', message: 'Não encontramos o que você procura.', errors: {} })
  expect(headers.get('Content-Type')).toMatch('application/json')
  expect(backend.server.unknownCalls).toEqual(['PUT /api/bookings/paid'])
  expect(complain).toHaveBeenCalledWith('[mock backend] no handler answers PUT /api/bookings/paid')
  complain.mockRestore()
})

test('answers a failure of its own in the envelope', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  backend.server.db.fields.remove('society')
  const { status, body } = await ask('GET /bookings/paid', { as: 'ana' })
  expect(status).toBe(500)
  expect(body).toEqual({
    code: 'server_error',
    message: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
    errors: {},
  })
  expect(complain).toHaveBeenCalled()
  complain.mockRestore()
})

test('dates its answers by the mock clock', async () => {
  expect((await ask('GET /places')).headers.get('Date')).toBe('Fri, 20 Nov 2026 13:00:00 GMT')
  expect((await ask('POST /__mock/clock', { body: { advanceMinutes: 16 } })).body.data).toEqual({
    now: '2026-11-20T13:16:00.000Z',
  })
  expect((await ask('GET /places')).headers.get('Date')).toBe('Fri, 20 Nov 2026 13:16:00 GMT')
  expect((await ask('POST /__mock/clock', { body: { advanceMinutes: -5 } })).status).toBe(422)
})

test('starts again on demand: data, sessions and clock', async () => {
  const token = await backend.tokenOf('ana')
  await ask('POST /bookings/paid/cancel', { token })
  await ask('POST /__mock/clock', { body: { advanceMinutes: 90 } })
  expect((await ask('POST /__mock/reset')).body.message).toBe('Os dados recomeçaram.')
  expect((await ask('GET /me', { token })).status).toBe(401)
  expect((await ask('GET /bookings/paid', { as: 'ana' })).body.data).toMatchObject({ status: 'confirmed' })
  expect((await ask('GET /__mock/state')).body.data).toMatchObject({
    now: '2026-11-20T13:00:00.000Z',
    dialect: 'seed',
    pendingPix: [],
  })
})
