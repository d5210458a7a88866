import type { CallSpec } from '@campo-livre/contract/call.ts'
import { apiCallSpecs } from '@campo-livre/contract/calls.gen.ts'
import { expect, test, vi } from 'vitest'
import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { nameOf } from '@campo-livre/conformance/subjects.ts'
import { controlCalls } from './control-calls.ts'
import type { Call } from '@campo-livre/backend/http/call.ts'
import { testBackend } from './testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend

const personOf = { athlete: 'ana', company: 'dono', admin: 'admin' } as const
const example = (path: string) => path.replace(/\{\w+\}/g, 'x')

/** Returns the answers of calls to one who may not make them: refusals change nothing, so that one backend does for all. */
async function answersTo(calls: readonly Call[], as: string | null) {
  const answers = new Map<string, unknown>()
  for (const call of calls) {
    const { status, body } = await ask(`${call.method} ${example(call.path)}`, { as })
    answers.set(nameOf(call), { status, body })
  }
  return answers
}
const eachOf = (calls: readonly Call[], answered: unknown) =>
  new Map(calls.map((call) => [nameOf(call), answered]))

test('every call that is not open to anybody is for signed-in people', async () => {
  const closed = apiCalls.filter(({ who }) => who !== 'anyone')
  expect(closed.length).toBeGreaterThan(100)
  const message = 'Entre na sua conta para continuar.'
  const refused = { status: 401, body: { code: 'unauthenticated', message, errors: {} } }
  expect(await answersTo(closed, null)).toEqual(eachOf(closed, refused))
})

test.each([...Object.entries(personOf), ['referee', 'arbitro']])(
  'every call of other profiles refuses %s',
  async (profile, person) => {
    const others = apiCalls.filter(
      ({ who }) => typeof who !== 'string' && !who.some((each) => each === profile),
    )
    expect(others.length).toBeGreaterThan(50)
    const message = 'Seu perfil não pode fazer isso.'
    const refused = { status: 403, body: { code: 'forbidden', message, errors: {} } }
    expect(await answersTo(others, person)).toEqual(eachOf(others, refused))
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
