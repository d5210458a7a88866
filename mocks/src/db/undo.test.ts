import { describe, expect, it, test } from 'vitest'
import { type Backend, createBackend } from '../backend.ts'
import { createFixedClock } from '../clock.ts'
import { memoryStore, type Store } from '../persistence/store.ts'
import { testBackend } from '../testing/test-backend.ts'
import { NOW, tinySeed } from '../testing/tiny-seed.ts'
import { PASSWORD } from '../testing/tiny-users.ts'
import { REMEMBERED } from './history.ts'
import { createMutex } from './mutex.ts'
import { tableNames } from '@campo-livre/backend/store/records.ts'

const backend = testBackend()
const { ask } = backend
const wish = { fieldId: 'society', start: '2026-11-22T20:00:00Z', end: '2026-11-22T21:00:00Z' }

/** Every row, in its order. */
const rows = () => tableNames.map((name) => [name, backend.server.db[name].all()] as const)
const undo = () => ask('POST /__mock/undo')

describe('undoing the last write', () => {
  it('makes a booking as if it had not been, with its notices and its key', async () => {
    await backend.tokenOf('ana')
    const before = rows()
    const first = await ask('POST /bookings', { as: 'ana', body: wish, key: 'k1' })
    expect(first.status).toBe(201)
    expect(rows()).not.toEqual(before)
    expect(await undo()).toMatchObject({
      status: 200,
      body: { data: { call: 'post-bookings', at: NOW }, message: 'A última mudança foi desfeita.' },
    })
    expect(rows()).toEqual(before)
    const again = await ask('POST /bookings', { as: 'ana', body: wish, key: 'k1' })
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, null])
  })

  it('goes back further each time, over refused calls and reads that wrote nothing', async () => {
    await backend.tokenOf('ana')
    const start = rows()
    await ask('POST /notification-messages/n1/read', { as: 'ana' })
    await ask('POST /bookings', { as: 'ana', body: {} })
    await ask('GET /bookings', { as: 'ana' })
    const middle = rows()
    await ask('POST /bookings/paid/cancel', { as: 'ana', body: {} })
    expect((await undo()).body.data).toMatchObject({ call: 'post-bookings-id-cancel' })
    expect(rows()).toEqual(middle)
    expect((await undo()).body.data).toMatchObject({ call: 'post-notification-messages-id-read' })
    expect(rows()).toEqual(start)
    expect(await undo()).toMatchObject({ status: 409, body: { message: 'Não há nada para desfazer.' } })
  })

  it('takes back what a refused call wrote', async () => {
    const start = rows()
    await ask('POST /auth/login', { body: { email: 'ana@test.test', password: 'wrong' } })
    expect(rows()).not.toEqual(start)
    await undo()
    expect(rows()).toEqual(start)
  })

  it('gives back a field that was not there before', async () => {
    await backend.tokenOf('ana')
    const start = rows()
    await ask('PUT /me/notification-preferences', { as: 'ana', body: { muted: ['reminders'] } })
    const changed = rows()
    expect(changed).not.toEqual(start)
    await undo()
    expect(rows()).toEqual(start)
  })

  it('brings back a whole account', async () => {
    await backend.tokenOf('dona')
    const start = rows()
    const deleted = await ask('POST /me/deletion', { as: 'dona', body: { password: PASSWORD } })
    expect([deleted.status, deleted.body.errors]).toEqual([200, undefined])
    await undo()
    expect(rows()).toEqual(start)
  })

  it('removes later notices that it caused, and leaves others', async () => {
    await backend.tokenOf('ana')
    const start = rows()
    await ask('POST /bookings', { as: 'ana', body: wish })
    await ask('POST /__mock/clock', { body: { advanceMinutes: 11 } })
    const told = async () => {
      const { data } = (await ask('GET /notification-messages', { as: 'ana' })).body as { data: unknown[] }
      return data.length
    }
    expect(await told()).toBe(3)
    await undo()
    expect(await told()).toBe(2)
    const seen = { sessions: expect.anything() as unknown }
    expect({ ...Object.fromEntries(rows()), ...seen }).toEqual({ ...Object.fromEntries(start), ...seen })
  })

  it('is about the last 20 writes', async () => {
    await backend.tokenOf('ana')
    for (let number = 0; number < REMEMBERED + 3; number += 1)
      await ask('PUT /me/sports', {
        as: 'ana',
        body: { sports: [{ sport: 'futsal', skill: (number % 5) + 1 }] },
      })
    const statuses: number[] = []
    for (let number = 0; number < REMEMBERED + 1; number += 1) statuses.push((await undo()).status)
    expect(statuses).toEqual([...Array<number>(REMEMBERED).fill(200), 409])
  })

  it('is refused where the same rows have changed otherwise since, and changes nothing then', async () => {
    await ask('POST /bookings/paid/cancel', { as: 'ana', body: {} })
    await backend.server.db.bookings.update('paid', { priceCents: 1 })
    const start = rows()
    expect(await undo()).toMatchObject({
      status: 409,
      body: { message: 'Não deu para desfazer: os mesmos dados já mudaram de novo, por outro caminho.' },
    })
    expect(rows()).toEqual(start)
  })

  it('does not reach behind a reset, and tells what it would undo', async () => {
    const lastWrite = async () =>
      ((await ask('GET /__mock/state')).body.data as { lastWrite: unknown }).lastWrite
    expect(await lastWrite()).toBe(null)
    await ask('POST /bookings/paid/cancel', { as: 'ana', body: {} })
    expect(await lastWrite()).toEqual({ call: 'post-bookings-id-cancel', at: NOW })
    await ask('POST /__mock/reset')
    expect(await lastWrite()).toBe(null)
    expect((await undo()).status).toBe(409)
  })

  it('undoes a payment by the bank, but not a persona’s login', async () => {
    const { data } = (await ask('POST /bookings', { as: 'ana', body: wish })).body as { data: { id: string } }
    await ask(`POST /bookings/${data.id}/payment`, { as: 'ana', body: { method: 'pix' } })
    await ask(`POST /__mock/pix/${data.id}/pay`)
    await ask('POST /__mock/sessions/expire')
    expect((await undo()).body.data).toMatchObject({ call: 'post-pix-id-pay' })
    expect(backend.server.db.bookings.find(data.id)?.status).toBe('awaiting_payment')
  })
})

const lock = createMutex()
const open = (store: Store, now = NOW): Promise<Backend> =>
  createBackend({ seed: tinySeed, clock: createFixedClock(now), store, lock })
async function call(from: Backend, what: string, body?: unknown) {
  const [method = 'GET', path = ''] = what.split(' ')
  const headers = { Authorization: 'Bearer t', 'Content-Type': 'application/json' }
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
  return from.handle(new Request(`http://x${path.startsWith('/__mock') ? '' : '/api'}${path}`, init))
}
const seeded = async (store: Store) => {
  const from = await open(store)
  await call(from, 'POST /auth/login', { email: 'ana@test.test', password: PASSWORD })
  return from
}

test('it works over a reload and in another tab, last write first', async () => {
  const store = memoryStore()
  const [one, two] = [await open(store), await open(store)]
  const login = (from: Backend, id: string) =>
    call(from, 'POST /auth/login', { email: `${id}@test.test`, password: PASSWORD })
  await login(one, 'ana')
  await login(two, 'bia')
  expect(one.db.sessions.all()).toHaveLength(1)
  expect((await call(one, 'POST /__mock/undo')).status).toBe(200)
  expect(one.db.sessions.all().map(({ userId }) => userId)).toEqual(['ana'])
  await call(two, 'GET /__mock/state')
  expect(two.db.sessions.all().map(({ userId }) => userId)).toEqual(['ana'])
  const later = await open(store)
  expect((await call(later, 'POST /__mock/undo')).status).toBe(200)
  expect(later.db.sessions.all()).toEqual([])
  expect((await call(two, 'POST /__mock/undo')).status).toBe(409)
  expect(two.db.sessions.all()).toEqual([])
})

test('what is undone stays undone over a reload, where its rows were gone already, too', async () => {
  const store = memoryStore()
  const from = await seeded(store)
  await call(from, 'POST /__mock/sessions/expire')
  expect((await call(from, 'POST /__mock/undo')).status).toBe(200)
  expect((await call(await open(store), 'POST /__mock/undo')).status).toBe(409)
})

test('what is damaged in the store is no history', async () => {
  const entries = new Map<string, string>()
  await seeded(memoryStore(entries))
  entries.set('undo/0', '{"call":1}')
  expect((await call(await open(memoryStore(entries)), 'POST /__mock/undo')).status).toBe(409)
})
