import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { PASSWORD } from '../testing/tiny-users.ts'
import { testBackend } from '../testing/test-backend.ts'

const { ask } = testBackend()
const speakReal = () => ask('POST /__mock/dialect', { body: { dialect: 'real' } })
const credentials = { email: 'ana@test.test', password: PASSWORD }

test('the dialect is chosen by a call of its own, and told', async () => {
  expect((await ask('GET /__mock/state')).body.data).toMatchObject({ dialect: 'seed' })
  expect((await speakReal()).body.data).toEqual({ dialect: 'real' })
  expect((await ask('GET /__mock/state')).body.data).toMatchObject({ dialect: 'real' })
  expect((await ask('POST /__mock/dialect', { body: { dialect: 'klingon' } })).status).toBe(422)
})

describe('the real dialect', () => {
  test('names the user `me`, with an uuid and snake case times (D4)', async () => {
    await speakReal()
    const { status, body } = await ask('POST /auth/login', { body: credentials })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'success', message: 'Bem-vindo de volta!' })
    expect(body.data).toEqual({
      token: expect.any(String),
      me: {
        uuid: expect.stringMatching(/^[\da-f]{8}-0000-4000-8000-000000000000$/),
        name: 'Ana Lima',
        username: 'ana',
        email: 'ana@test.test',
        phone: null,
        cpf: null,
        date: '1990-05-20',
        imagePath: null,
        email_verified_at: '2026-01-01 12:00:00',
        profile: { name: 'athlete' },
      },
    })
  })

  test('has no profile for one that it does not know (B6)', async () => {
    await speakReal()
    expect((await ask('GET /me', { as: 'arbitro' })).body.data).toMatchObject({ profile: null })
  })

  test('refuses a login in its own words, and says how many more errors there are', async () => {
    await speakReal()
    const wrong = await ask('POST /auth/login', { body: { ...credentials, password: 'x' } })
    expect(wrong).toMatchObject({
      status: 422,
      body: { message: 'Credenciais inválidas.', errors: { email: ['Credenciais inválidas.'] } },
    })
    const { body } = await ask('POST /auth/login', { body: {} })
    expect(body.message).toBe('Informe seu e-mail. e 1 mais erro')
    expect(Object.keys(body.errors)).toEqual(['email', 'password'])
  })

  test('answers a missing token in English (G1a)', async () => {
    await speakReal()
    expect(await ask('GET /me')).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } })
  })

  test('mixes both shapes of notifications, numbers them, and takes the numbers back (E2)', async () => {
    await speakReal()
    const list = await ask('GET /notification-messages', { as: 'ana' })
    const rows: { id: number }[] = list.body.data
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row).toEqual({
        id: expect.any(Number),
        user_id: 7,
        type: String.raw`App\Models\Booking`,
        data: expect.objectContaining({ message: expect.any(String), component: 'default' }),
        read_at: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        updated_at: expect.any(String),
      })
    }
    const id = rows[0]?.id
    const read = await ask(`POST /notification-messages/${id}/read`, { as: 'ana' })
    expect(read.body.data).toMatchObject({ id, read_at: '2026-11-20T13:00:00.000Z' })
    expect((await ask(`DELETE /notification-messages/${id}`, { as: 'ana' })).body.data).toEqual([])
    const gone = await ask(`DELETE /notification-messages/${id}`, { as: 'ana' })
    expect(gone).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('No query results') },
    })
  })

  test('signs out everywhere', async () => {
    await speakReal()
    const token = async () => {
      const data: { token: string } = (await ask('POST /auth/login', { body: credentials })).body.data
      return data.token
    }
    const [phone, laptop] = [await token(), await token()]
    expect((await ask('POST /auth/logout', { token: phone })).body).toEqual({
      status: 'success',
      message: 'Até logo!',
      data: null,
    })
    expect((await ask('GET /me', { token: laptop })).status).toBe(401)
  })

  test('leaves our own calls alone', async () => {
    const before = await ask('GET /places')
    await speakReal()
    expect((await ask('GET /places')).body).toEqual(before.body)
  })

  test('has no codes, of its own calls, of ours and of a fault', async () => {
    const refusals = async () => {
      const answers = [
        await ask('POST /auth/login', { body: { ...credentials, password: 'x' } }),
        await ask('GET /me'),
        await ask('POST /bookings/paid/payment', { as: 'ana', body: { method: 'pix' } }),
        await ask('GET /places'),
        await ask('GET /nothing'),
      ]
      return answers.map(({ status, body }) => [status, body.code])
    }
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => quiet.mockRestore())
    await ask('PUT /__mock/faults', { body: { faults: [{ call: 'get-places', effect: 503 }] } })
    expect(await refusals()).toEqual([
      [422, 'wrong_credentials'],
      [401, 'unauthenticated'],
      [409, 'booking_confirmed'],
      [503, 'unavailable'],
      [404, 'not_found'],
    ])
    await speakReal()
    expect(await refusals()).toEqual([422, 401, 409, 503, 404].map((status) => [status, undefined]))
  })

  test.each(apiCalls.filter(({ extension }) => extension).map(({ method, path }) => [method, path]))(
    'does not know %s %s, whoever asks (H11)',
    async (method, path) => {
      await speakReal()
      const at = path.replace(/\{\w+\}/g, 'x')
      for (const options of [{}, { as: 'ana' }, { as: 'dono' }]) {
        const { status, body } = await ask(`${method} ${at}`, options)
        expect([status, body]).toEqual([404, { message: `The route api${at} could not be found.` }])
      }
    },
  )

  test('has everything else of ours (H11)', async () => {
    await speakReal()
    expect((await ask('GET /company', { as: 'dono' })).status).toBe(200)
    expect((await ask('GET /me', { as: 'ana' })).status).toBe(200)
  })
})
