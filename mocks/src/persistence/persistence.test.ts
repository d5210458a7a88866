import { expect, test, vi } from 'vitest'
import { type Backend, createBackend } from '../backend.ts'
import { createFixedClock } from '../clock.ts'
import { createMutex } from '../db/mutex.ts'
import { NOW, tinySeed } from '../testing/tiny-seed.ts'
import { PASSWORD } from '../testing/tiny-users.ts'
import { memoryStore, type Store } from './store.ts'

const lock = createMutex()
const open = (store: Store, { now = NOW, seed = tinySeed, report = (_sentence: string): void => {} } = {}) =>
  createBackend({ seed, clock: createFixedClock(now), store, lock, report })

async function ask(backend: Backend, call: string, token: string | null = null, body?: unknown) {
  const [method = 'GET', path = ''] = call.split(' ')
  const url = `http://x${path.startsWith('/__mock') ? '' : '/api'}${path}`
  const headers = {
    'Content-Type': 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
  const response = await backend.handle(new Request(url, init))
  return { status: response.status, body: (await response.json()) as { data: Record<string, unknown> } }
}
const signIn = async (backend: Backend, id = 'ana') => {
  const { body } = await ask(backend, 'POST /auth/login', null, {
    email: `${id}@test.test`,
    password: PASSWORD,
  })
  return String(body.data.token)
}
const wish = { fieldId: 'society', start: '2026-11-22T20:00:00Z', end: '2026-11-22T21:00:00Z' }

test('a reload right after an answer finds everything as it was: bookings, sessions, removals and the clock', async () => {
  const store = memoryStore()
  const before = await open(store)
  const token = await signIn(before)
  const booked = await ask(before, 'POST /bookings', token, wish)
  await ask(before, 'POST /bookings/paid/cancel', token)
  await ask(before, 'DELETE /notification-messages/n1', token)
  await ask(before, 'POST /__mock/clock', null, { advanceMinutes: 7 })

  const after = await open(store, { now: '2026-11-20T14:00:00.000Z' })
  expect((await ask(after, 'GET /me', token)).status).toBe(200)
  expect((await ask(after, `GET /bookings/${String(booked.body.data.id)}`, token)).status).toBe(200)
  expect((await ask(after, 'GET /bookings/paid', token)).body.data).toMatchObject({ status: 'cancelled' })
  expect((await ask(after, 'DELETE /notification-messages/n1', token)).status).toBe(404)
  expect((await ask(after, 'GET /__mock/state')).body.data.now).toBe('2026-11-20T14:07:00.000Z')
  expect(after.db.base).toBe(NOW)
})

test('a request that changes nothing writes nothing', async () => {
  const store = memoryStore()
  const write = vi.spyOn(store, 'write')
  await ask(await open(store), 'GET /fields')
  expect(write).not.toHaveBeenCalled()
})

test('two tabs share one backend: each sees what the other wrote, and only one books a time', async () => {
  const store = memoryStore()
  const [one, two] = [await open(store), await open(store, { now: '2026-11-20T13:00:01.000Z' })]
  const [ana, bia] = [await signIn(one), await signIn(two, 'bia')]
  expect((await ask(two, 'GET /me', ana)).status).toBe(200)
  const tries = Array.from({ length: 20 }, (_, index) =>
    index % 2 ? ask(one, 'POST /bookings', ana, wish) : ask(two, 'POST /bookings', bia, wish),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  await ask(one, 'POST /__mock/clock', null, { advanceMinutes: 16 })
  expect((await ask(two, 'POST /bookings', bia, wish)).status).toBe(201)
})

test('starting again in one tab starts the other again too', async () => {
  const store = memoryStore()
  const [one, two] = [await open(store), await open(store)]
  const token = await signIn(one)
  await ask(one, 'POST /bookings/paid/cancel', token)
  expect(two.db.bookings.find('paid')?.status).toBe('confirmed')
  expect((await ask(two, 'GET /bookings/paid', token)).body.data).toMatchObject({ status: 'cancelled' })
  await ask(one, 'POST /__mock/reset')
  expect((await ask(two, 'GET /me', token)).status).toBe(401)
  expect(two.db.bookings.find('paid')?.status).toBe('confirmed')
})

test.each([
  ['no JSON', '{"version":1'],
  ['another version', '{"version":0}'],
  [
    'rows that are none',
    JSON.stringify({
      version: 1,
      base: NOW,
      fingerprint: 'x',
      offsetMinutes: 0,
      changes: { users: [['ana', { id: 'ana' }]] },
    }),
  ],
])('what is damaged (%s) is not believed: it starts afresh', async (_what, text) => {
  const store = memoryStore(
    new Map([
      ['changes', text],
      ['revision', '3'],
    ]),
  )
  const backend = await open(store)
  expect(await signIn(backend)).toMatch(/^\w{40}$/)
  expect((await ask(await open(store), 'GET /fields')).status).toBe(200)
})

test('changes made to another seed, or too long ago, are dropped', async () => {
  const store = memoryStore()
  const token = await signIn(await open(store))
  const other = await open(store, { seed: () => ({ ...tinySeed(), reviews: [] }) })
  expect((await ask(other, 'GET /me', token)).status).toBe(401)
  const late = await open(store, { now: '2026-12-05T13:00:00.000Z' })
  expect((await ask(late, 'GET /me', token)).status).toBe(401)
  expect(late.db.base).toBe('2026-12-05T13:00:00.000Z')
})

test('without room it goes on, and says so once', async () => {
  const report = vi.fn<(sentence: string) => void>()
  const store: Store = {
    read: async () => null,
    write: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  }
  const backend = await open(store, { report })
  const token = await signIn(backend)
  expect((await ask(backend, 'POST /bookings', token, wish)).status).toBe(201)
  expect((await ask(backend, 'GET /bookings/paid', token)).status).toBe(200)
  expect(report).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith(expect.stringMatching(/^O navegador não tem mais espaço/))
})

test('when the site’s data is cleared in another tab, it starts again', async () => {
  const entries = new Map<string, string>()
  const backend = await open(memoryStore(entries))
  const token = await signIn(backend)
  entries.clear()
  expect((await ask(backend, 'GET /me', token)).status).toBe(401)
})
