import { refusalCodeSchema } from '@campo-livre/domain/refusals/refusal-code.ts'
import { describe, expect, test, vi } from 'vitest'
import { createFixedClock } from '../clock.ts'
import { seedOf } from '../scenarios/seed-of.ts'
import { testBackend } from '../testing/test-backend.ts'
import { setClock } from './clock-offset.ts'
import { SLOW_MS } from './fault-effect.ts'
import { defaultSituation } from './situation.ts'

const backend = testBackend({ seed: seedOf })
const { ask } = backend
const faults = (...list: [call: string, effect: string | number][]) =>
  ask('PUT /__mock/faults', { body: { faults: list.map(([call, effect]) => ({ call, effect })) } })
const state = async (token?: string) =>
  (await ask('GET /__mock/state', token === undefined ? {} : { token })).body.data as Record<string, never>
const signIn = async (persona: string) => {
  const { status, body } = await ask('POST /__mock/sessions', { body: { persona } })
  const data = body.data as { token: string } | undefined
  return { status, token: data?.token ?? '', body }
}

describe('faults of calls (I3)', () => {
  test.each([400, 401, 403, 404, 409, 418, 419, 422, 429, 500, 502, 503, 599])(
    'a call is refused with %i in the envelope, in a sentence, and does nothing',
    async (status) => {
      const { token } = await signIn('empresa')
      await faults(['put-company-profile', status])
      const before = backend.server.db.companies.find('cmp-arena-beira-mar')
      const refused = await ask('PUT /company/profile', { token, body: { name: 'Outra' } })
      expect(refused.status).toBe(status)
      const { code, ...said } = refused.body
      expect(refusalCodeSchema.options).toContain(code)
      expect(said).toEqual({ message: expect.stringMatching(/^[A-ZÁ-Ú].*\.$/), errors: {} })
      expect(backend.server.db.companies.find('cmp-arena-beira-mar')).toBe(before)
    },
  )

  test('only the call that was named is affected, and its own fault goes before that of all', async () => {
    await faults(['all', 500], ['get-places', 503])
    expect((await ask('GET /places')).status).toBe(503)
    expect((await ask('GET /fields')).status).toBe(500)
    expect((await ask('GET /__mock/state')).status).toBe(200)
    await faults(['get-places', 503])
    expect((await ask('GET /fields')).status).toBe(200)
    expect((await faults()).body.message).toBe('Tudo responde como sempre.')
    expect((await ask('GET /places')).status).toBe(200)
  })

  test('a time that somebody else was faster to book is refused as the booking itself refuses it', async () => {
    const { token } = await signIn('atleta')
    await faults(['post-bookings', 409])
    const { body } = await ask('POST /bookings', { token, body: {} })
    expect(body.message).toBe('Esse horário acabou de ser reservado.')
    expect(body.data).toEqual({ alternatives: [] })
  })

  test('too many calls are told when to come back', async () => {
    await faults(['all', 'throttled'])
    const { status, headers, body } = await ask('GET /places')
    expect([status, headers.get('Retry-After')]).toEqual([429, '30'])
    expect(body.message).toMatch(/Espere um pouco/)
  })

  test('the real server refuses in its own manner', async () => {
    await ask('POST /__mock/dialect', { body: { dialect: 'real' } })
    await faults(['get-me', 500])
    expect((await ask('GET /me')).body).toMatchObject({ status: 'error' })
  })

  test('an answer that breaks off is no JSON, with a good status', async () => {
    await faults(['get-places', 'malformed'])
    await expect(ask('GET /places')).rejects.toThrow(SyntaxError)
  })

  test('without a connection there is no answer at all', async () => {
    await faults(['all', 'offline'])
    await expect(ask('GET /places')).rejects.toThrow(TypeError)
  })

  test('a slow call is answered after three seconds, and nobody waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await faults(['get-places', 'slow'])
    let answered = false
    const slow = ask('GET /places').then(({ status }) => {
      answered = true
      return status
    })
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
    expect((await ask('GET /fields')).status).toBe(200)
    await vi.advanceTimersByTimeAsync(SLOW_MS - 1)
    expect(answered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await slow).toBe(200)
    vi.useRealTimers()
  })

  test('a slow call that nobody waits for any more does nothing', async () => {
    await faults(['post-pre-companies-registration', 'slow'])
    const abort = new AbortController()
    const request = new Request('https://campo.test/api/pre-companies-registration', {
      method: 'POST',
      body: '{}',
      signal: abort.signal,
    })
    const answer = backend.server.handle(request)
    abort.abort()
    expect((await answer).type).toBe('error')
  })

  test('a call that is never answered ends when the one who asks leaves, or the faults are others', async () => {
    await faults(['all', 'never'])
    const never = backend.server.handle(new Request('https://campo.test/api/places'))
    await faults()
    expect((await never).type).toBe('error')
    await faults(['all', 'never'])
    const abort = new AbortController()
    const left = backend.server.handle(new Request('https://campo.test/api/places', { signal: abort.signal }))
    abort.abort()
    expect((await left).type).toBe('error')
  })

  test.each([
    [{ faults: [{ call: 'get-nada', effect: 500 }] }, 'Não existe a chamada “get-nada”.'],
    [{ faults: [{ call: 'all', effect: 200 }] }, expect.any(String)],
    [
      {
        faults: [
          { call: 'all', effect: 500 },
          { call: 'all', effect: 501 },
        ],
      },
      'Uma chamada tem uma falha só.',
    ],
  ])('refuses a fault that there is not', async (body, message) => {
    const refused = await ask('PUT /__mock/faults', { body })
    expect([refused.status, refused.body.message]).toEqual([422, message])
  })
})

describe('personas without a password (I3)', () => {
  test('signs in, and says who that is', async () => {
    const { token } = await signIn('empresa')
    expect((await ask('GET /me', { token })).body.data).toMatchObject({ id: 'usr-empresa' })
    expect(await state(token)).toMatchObject({ situation: { persona: 'empresa', expired: false } })
    expect(await state()).toMatchObject({ situation: { persona: null, expired: false } })
  })

  test.each([
    ['bloqueada', /inativa/],
    ['pendente', /verificar o e-mail/],
  ])('refuses %s as the login does', async (persona, message) => {
    const { status, body } = await signIn(persona)
    expect([status, body.message]).toEqual([422, expect.stringMatching(message)])
    expect((await ask('PUT /__mock/situation', { body: { link: `pessoa:${persona}` } })).status).toBe(422)
  })

  test('every session ends at once, and the app finds out by a 401', async () => {
    const { token } = await signIn('atleta')
    await ask('POST /__mock/sessions/expire')
    expect((await ask('GET /me', { token })).status).toBe(401)
    expect(await state(token)).toMatchObject({ situation: { persona: null, expired: true } })
  })
})

describe('a situation as a whole (I3)', () => {
  const all = {
    data: 'empty',
    clock: { at: '2026-11-27T22:00:00.000Z' },
    persona: 'empresa',
    expired: false,
    dialect: 'real',
    faults: [{ call: 'get-places', effect: 503 }],
    events: [],
  }

  test('is put up and told as it is, and its link puts up the same', async () => {
    const { body } = await ask('PUT /__mock/situation', { body: all })
    const { token, now } = body.data as { token: string; now: string }
    expect(now).toBe('2026-11-27T22:00:00.000Z')
    const told = await state(token)
    expect(told.situation).toEqual(all)
    expect(told.link).toBe('dados:vazio,relogio:2026-11-27T22.00Z,pessoa:empresa,dialeto:real,get-places:503')
    await ask('POST /__mock/reset')
    expect((await state()).situation).toEqual({ ...defaultSituation, data: 'empty' })
    const again = await ask('PUT /__mock/situation', { body: { link: told.link } })
    expect((await state((again.body.data as { token: string }).token)).situation).toEqual(all)
  })

  test('ends a session that the app does not know to have ended', async () => {
    const { body } = await ask('PUT /__mock/situation', { body: { link: 'pessoa:atleta,sessao:vencida' } })
    const { token } = body.data as { token: string }
    expect(token).toMatch(/^\w{40}$/)
    expect((await ask('GET /me', { token })).status).toBe(401)
  })

  test.each([
    { link: 'dados:gigante' },
    { link: 'x'.repeat(9000) },
    { ...all, persona: 'fulano' },
    { ...all, faults: [{ call: 'get-nada', effect: 500 }] },
    { ...all, persona: 'bloqueada' },
    { ...all, persona: null, events: ['new-booking'] },
    {},
  ])('is refused in a sentence, and everything is as it was', async (body) => {
    const { token } = await signIn('atleta')
    await faults(['get-places', 503])
    await ask('POST /__mock/clock', { body: { advanceMinutes: 30 } })
    const { db } = backend.server
    const before = { settings: { ...db.settings }, now: db.clock.now(), bookings: db.bookings.all().length }
    const refused = await ask('PUT /__mock/situation', { body })
    expect(refused.status).toBeGreaterThanOrEqual(409)
    expect(refused.body.message).toMatch(/\.$/)
    expect({ settings: db.settings, now: db.clock.now(), bookings: db.bookings.all().length }).toEqual(before)
    expect((await ask('GET /me', { token })).status).toBe(200)
  })

  test('begins with another set of data, and keeps faults, dialect and clock', async () => {
    await faults(['get-places', 503])
    await ask('POST /__mock/clock', { body: { clock: { ahead: 45 } } })
    await ask('POST /__mock/data', { body: { data: 'empty' } })
    expect((await ask('GET /fields')).body.meta).toMatchObject({ total: 0 })
    expect(await state()).toMatchObject({
      now: '2026-11-20T13:45:00.000Z',
      situation: { data: 'empty', clock: { ahead: 45 }, faults: [{ call: 'get-places', effect: 503 }] },
    })
    await ask('POST /__mock/reset')
    expect((await state()).situation).toEqual({ ...defaultSituation, data: 'empty' })
  })
})

describe('the clock (I3)', () => {
  test('says how far it was moved on', async () => {
    const forth = async (advanceMinutes: number) =>
      (await ask('POST /__mock/clock', { body: { advanceMinutes } })).body.message
    expect(await forth(1)).toBe('O relógio avançou 1 minuto.')
    expect(await forth(1440)).toBe('O relógio avançou 1.440 minutos.')
  })

  test('does not leave the century that links, cases and reloads know', async () => {
    await ask('POST /__mock/clock', { body: { clock: { at: '2098-06-01T12:00:00.000Z' } } })
    const forth = () => ask('POST /__mock/clock', { body: { advanceMinutes: 200 * 1440 } })
    expect((await forth()).status).toBe(200)
    const { now } = await state()
    expect(await forth()).toMatchObject({
      status: 422,
      body: { errors: { advanceMinutes: ['O relógio não passa deste século.'] } },
    })
    expect((await state()).now).toBe(now)
    const saved = await ask('GET /__mock/case')
    expect((await ask('PUT /__mock/case', { body: saved.body.data })).status).toBe(200)
  })

  test.each([
    ['2026-11-20T13:00:00.000Z', 'friday-evening', '2026-11-20T22:00:00.000Z'],
    ['2026-11-20T22:00:00.000Z', 'friday-evening', '2026-11-27T22:00:00.000Z'],
    ['2026-11-22T02:00:00.000Z', 'friday-evening', '2026-11-27T22:00:00.000Z'],
    ['2026-11-20T13:00:00.000Z', 'month-end', '2026-11-30T21:00:00.000Z'],
    ['2026-11-30T21:30:00.000Z', 'month-end', '2026-12-31T21:00:00.000Z'],
    ['2028-02-01T12:00:00.000Z', 'month-end', '2028-02-29T21:00:00.000Z'],
    ['2026-12-31T22:30:00.000Z', 'month-end', '2027-01-31T21:00:00.000Z'],
  ] as const)('from %s on %s is %s', (real, setting, expected) => {
    const clock = createFixedClock(real)
    setClock(clock, setting)
    expect(clock.now()).toBe(expected)
  })

  test('moves on from wherever it stands, and says so', async () => {
    const advance = () => ask('POST /__mock/clock', { body: { advanceMinutes: 15 } })
    await advance()
    await advance()
    expect((await state()).situation).toMatchObject({ clock: { ahead: 30 } })
    await ask('POST /__mock/clock', { body: { clock: 'friday-evening' } })
    expect((await advance()).body.data).toEqual({ now: '2026-11-20T22:15:00.000Z' })
    expect((await state()).situation).toMatchObject({ clock: { at: '2026-11-20T22:15:00.000Z' } })
    await ask('POST /__mock/clock', { body: { clock: 'real' } })
    expect((await state()).now).toBe('2026-11-20T13:00:00.000Z')
  })

  test('data that begin at a time of interest are laid out around it', async () => {
    await ask('PUT /__mock/situation', { body: { link: 'relogio:fim-do-mes' } })
    expect(backend.server.db.base).toBe('2026-11-30T21:00:00.000Z')
    await ask('PUT /__mock/situation', { body: { link: 'relogio:mais-120' } })
    expect(backend.server.db.base).toBe('2026-11-20T13:00:00.000Z')
  })
})
