import { describe, expect, it, test } from 'vitest'
import { type Backend, createBackend } from '../backend.ts'
import { createClock, createFixedClock } from '../clock.ts'
import { tableNames } from '@campo-livre/backend/store/records.ts'
import type { LogEntry } from '../log/log-entry.ts'
import { memoryStore } from '../persistence/store.ts'
import { personaIds } from '../personas/persona-ids.ts'
import { seedOf } from '../scenarios/seed-of.ts'
import { testBackend } from '../testing/test-backend.ts'
import { tinyProduct } from '../testing/tiny-houses.ts'
import { NOW, tinySeed } from '../testing/tiny-seed.ts'
import { PASSWORD } from '../testing/tiny-users.ts'
import type { CaseFile } from './case-file.ts'

const { ask } = testBackend()
const wish = { fieldId: 'society', start: '2026-11-22T20:00:00Z', end: '2026-11-22T21:00:00Z' }

async function call(from: Backend, what: string, body?: unknown, token?: string | null) {
  const [method = 'GET', path = ''] = what.split(' ')
  const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {})
  const url = `http://x${path.startsWith('/__mock') ? '' : '/api'}${path}`
  const text = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await from.handle(new Request(url, { method, headers, ...text }))
  return { status: response.status, body: (await response.json()) as { data: never; message: string } }
}
const opened = (seed: typeof tinySeed | typeof seedOf, now: string, store = memoryStore()) =>
  createBackend({ seed, clock: createFixedClock(now), store })
const caseOf = async (from: Backend, token?: string | null, path = '/atleta/reservas?aba=futuras') =>
  (await call(from, `GET /__mock/case?path=${encodeURIComponent(path)}`, undefined, token)).body
    .data as CaseFile
/** Returns a copy of a case file, as it is sent to somebody else. */
const sent = (file: CaseFile) => JSON.parse(JSON.stringify(file)) as CaseFile
const rows = ({ db }: Backend) =>
  Object.fromEntries(tableNames.map((name) => [name, new Map(db[name].all().map((row) => [row.id, row]))]))
const login = async (from: Backend) => {
  const { body } = await call(from, 'POST /auth/login', { email: 'ana@test.test', password: PASSWORD })
  return (body.data as { token: string }).token
}

describe('a case file (I5)', () => {
  it('brings back data, clock, situation, session and log, on another day and elsewhere', async () => {
    const here = await opened(tinySeed, NOW)
    const token = await login(here)
    await call(here, 'POST /bookings', wish, token)
    await call(here, 'DELETE /notification-messages/n1', undefined, token)
    await call(here, 'POST /__mock/clock', { advanceMinutes: 16 })
    // Else the time at which the session was last used is noted after the file is made.
    await call(here, 'GET /me', undefined, token)
    await call(here, 'PUT /__mock/faults', { faults: [{ call: 'get-bookings', effect: 503 }] })
    await call(here, 'POST /__mock/dialect', { dialect: 'real' })
    await call(here, 'POST /bookings', wish, token)
    const file = await caseOf(here, token)
    expect(file).toMatchObject({
      now: '2026-11-20T13:16:00.000Z',
      savedAt: NOW,
      token,
      path: '/atleta/reservas?aba=futuras',
    })

    const there = await opened(tinySeed, '2027-03-01T09:00:00.123Z')
    const { status, body } = await call(there, 'PUT /__mock/case', sent(file))
    expect([status, body.data]).toEqual([200, { now: file.now, token, path: file.path }])
    expect(rows(there)).toEqual(rows(here))
    expect(there.db.clock.now()).toBe(file.now)
    expect(there.db.settings).toEqual({ ...here.db.settings, clock: { at: file.now } })
    expect(await there.db.callLog.entries()).toEqual(file.log)
    expect(file.log.map(({ call: name }) => name)).toContain('delete-notification-messages-id')
    expect((await call(there, 'GET /me', undefined, token)).status).toBe(200)
    expect((await call(there, 'GET /bookings', undefined, token)).status).toBe(503)
  })

  it('says the same when it is saved again at once', async () => {
    const here = await opened(tinySeed, NOW)
    const token = await login(here)
    await call(here, 'POST /bookings/paid/cancel', {}, token)
    const there = await opened(tinySeed, '2026-12-24T00:00:00.000Z')
    await call(there, 'PUT /__mock/case', sent(await caseOf(here, token)))
    const once = await caseOf(there, token)
    const again = await opened(tinySeed, '2026-12-24T00:00:00.000Z')
    await call(again, 'PUT /__mock/case', sent(once))
    expect(sent(await caseOf(again, token))).toEqual(sent(once))
  })

  it('runs on from where it stood', async () => {
    const file = await caseOf(await opened(tinySeed, NOW))
    let real = Date.parse('2027-01-10T03:00:00.000Z')
    const there = await createBackend({ seed: tinySeed, clock: createClock(() => real) })
    await call(there, 'PUT /__mock/case', sent(file))
    expect(there.db.clock.now()).toBe(NOW)
    real += 90_000
    expect(there.db.clock.now()).toBe('2026-11-20T13:01:30.000Z')
  })

  it('survives a reload, and begins a history of its own', async () => {
    const here = await opened(tinySeed, NOW)
    const token = await login(here)
    await call(here, 'POST /bookings/paid/cancel', {}, token)
    const store = memoryStore()
    const there = await opened(tinySeed, '2027-03-01T09:00:00.000Z', store)
    await login(there)
    await call(there, 'PUT /__mock/case', sent(await caseOf(here, token)))
    const later = await opened(tinySeed, '2027-03-01T09:00:00.000Z', store)
    expect(rows(later)).toEqual(rows(here))
    expect(later.db.clock.now()).toBe(NOW)
    expect((await call(later, 'POST /__mock/undo')).status).toBe(409)
  })

  it('survives a reload where its clock stood far from its data, and from today', async () => {
    const here = await opened(tinySeed, NOW)
    const token = await login(here)
    await call(here, 'POST /__mock/clock', { advanceMinutes: 15 * 1440 })
    const file = await caseOf(here, token)
    const store = memoryStore()
    const there = await opened(tinySeed, '2027-01-20T13:00:00.000Z', store)
    await call(there, 'PUT /__mock/case', sent(file))
    const later = await opened(tinySeed, '2027-01-20T13:00:05.000Z', store)
    expect((await call(later, 'GET /me', undefined, token)).status).toBe(200)
    expect(later.db.clock.now()).toBe('2026-12-05T13:00:05.000Z')
  })

  it('opens in every tab at once', async () => {
    const here = await opened(tinySeed, NOW)
    const token = await login(here)
    await call(here, 'POST /bookings/paid/cancel', {}, token)
    const store = memoryStore()
    const [one, two] = [
      await opened(tinySeed, '2026-11-28T09:00:00.000Z', store),
      await opened(tinySeed, '2026-11-28T09:00:00.000Z', store),
    ]
    await login(two)
    await call(one, 'PUT /__mock/case', sent(await caseOf(here, token)))
    expect((await call(two, 'GET /bookings/paid', undefined, token)).body.data).toMatchObject({
      status: 'cancelled',
    })
    expect(rows(two)).toEqual(rows(here))
    expect(two.db.clock.now()).toBe(NOW)
  })

  it('is of the huge set as well', async () => {
    const there = await opened(seedOf, '2027-03-01T09:00:00.000Z')
    const here = await opened(seedOf, NOW)
    await call(here, 'POST /__mock/data', { data: 'huge' })
    const { body } = await call(here, 'POST /__mock/sessions', { persona: 'atleta' })
    const { token } = body.data as { token: string }
    await call(here, 'POST /notification-messages/mark-all-read', undefined, token)
    const file = sent(await caseOf(here, token))
    expect(JSON.stringify(file).length).toBeLessThan(500_000)
    expect((await call(there, 'PUT /__mock/case', file)).status).toBe(200)
    expect(there.db.bookings.all().length).toBeGreaterThanOrEqual(50_000)
    const own = there.db.notifications.by('userId', personaIds.atleta)
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ readAt }) => readAt === null)).toEqual([])
    expect(sent(await caseOf(there, token)).snapshot.changes).toEqual(file.snapshot.changes)
  })
})

/** Returns a case file with a changed copy of its booking. */
function withBooking(file: CaseFile, other: object): unknown {
  const { changes } = file.snapshot
  const bookings = changes.bookings.map(([, row]) => ['bkg_x', { ...row, ...other }])
  return {
    ...file,
    snapshot: { ...file.snapshot, changes: { ...changes, bookings: [...changes.bookings, ...bookings] } },
  }
}

describe('a file that cannot be opened', () => {
  const damage = (change: (file: CaseFile) => unknown) => change
  test.each<[string, (file: CaseFile) => unknown, string]>([
    ['a foreign one', damage(() => ({ openapi: '3.1.0' })), 'Esse arquivo não é um caso do Campo Livre.'],
    ['no object', damage(() => [1]), 'Esse arquivo não é um caso do Campo Livre.'],
    [
      'one of a later version',
      damage((file) => ({ ...file, version: 2 })),
      'Esse caso foi salvo por outra versão do backend simulado e não abre nesta.',
    ],
    [
      'one with rows as they were kept before',
      damage((file) => ({ ...file, snapshot: { ...file.snapshot, version: 2 } })),
      'Esse caso foi salvo por outra versão do backend simulado e não abre nesta.',
    ],
    [
      'one without its clock',
      damage(({ now: _, ...file }) => file),
      'Esse caso está danificado em "now". Nada mudou.',
    ],
    [
      'one that leads to another site',
      damage((file) => ({ ...file, path: '//evil.test' })),
      'Esse caso está danificado em "path". Nada mudou.',
    ],
    [
      'one with a row of another shape',
      damage((file) => ({
        ...file,
        snapshot: {
          ...file.snapshot,
          changes: { ...file.snapshot.changes, users: [['ana', { id: 'ana' }]] },
        },
      })),
      'Esse caso está danificado em "snapshot.changes.users.0.1.name". Nada mudou.',
    ],
    [
      'one of another century',
      damage((file) => ({ ...file, now: '2150-01-01T00:00:00Z' })),
      'Esse caso está danificado em "now". Nada mudou.',
    ],
    [
      'one laid out around another century',
      damage((file) => ({ ...file, snapshot: { ...file.snapshot, base: '0001-01-01T00:00:00Z' } })),
      'Esse caso está danificado em "snapshot.base". Nada mudou.',
    ],
    [
      'one with a fault of a call that the API does not have',
      damage(({ snapshot, ...file }) => {
        const settings = { ...snapshot.settings, faults: [{ call: 'get-nothing', effect: 503 }] }
        return { ...file, snapshot: { ...snapshot, settings } }
      }),
      'Esse caso está danificado em "snapshot.settings.faults". Nada mudou.',
    ],
    [
      'one with two bookings of one time',
      damage((file) => withBooking(file, { id: 'bkg_x' })),
      'Esse caso está danificado em "snapshot.changes.bookings". Nada mudou.',
    ],
    [
      'one with a booking of a field that is not there',
      damage((file) => withBooking(file, { id: 'bkg_x', fieldId: 'none' })),
      'Esse caso está danificado em "snapshot.changes.bookings". Nada mudou.',
    ],
    [
      'one that removes who has bookings',
      damage((file) => ({
        ...file,
        snapshot: { ...file.snapshot, changes: { ...file.snapshot.changes, users: [['ana', null]] } },
      })),
      'Esse caso está danificado em "snapshot.changes.bookings". Nada mudou.',
    ],
    [
      'one with a stock that its movements do not add up to',
      damage((file) => ({
        ...file,
        snapshot: {
          ...file.snapshot,
          changes: { ...file.snapshot.changes, products: [['agua', tinyProduct({ stock: 51 })]] },
        },
      })),
      'Esse caso está danificado em "snapshot.changes.stockMovements". Nada mudou.',
    ],
    [
      'one of other data',
      damage((file) => ({ ...file, snapshot: { ...file.snapshot, fingerprint: 'x' } })),
      'Esse caso parte de dados que já mudaram nesta versão do backend simulado e não dá para abrir. Nada mudou.',
    ],
  ])('is refused in a sentence, and nothing changes: %s', async (_what, change, sentence) => {
    const here = await opened(tinySeed, NOW)
    const token = await login(here)
    await call(here, 'POST /bookings', wish, token)
    const file = sent(await caseOf(here, token))
    const before = rows(here)
    const { status, body } = await call(here, 'PUT /__mock/case', change(file))
    expect([status, body.message]).toEqual([422, sentence])
    expect(rows(here)).toEqual(before)
    expect(here.db.clock.now()).toBe(NOW)
    expect((await here.db.callLog.entries()).map(({ call: name }: LogEntry) => name)).toContain(
      'post-bookings',
    )
    expect((await call(here, 'POST /__mock/undo')).body).toMatchObject({ data: { call: 'post-bookings' } })
  })

  it('is no address of another site either, when it is saved', async () => {
    expect((await ask('GET /__mock/case?path=//evil.test')).status).toBe(422)
    expect((await ask('GET /__mock/case')).body.data).toMatchObject({ path: null, token: null })
  })
})
