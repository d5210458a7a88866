import { expect, test, vi } from 'vitest'
import { type Backend, createBackend } from '../backend.ts'
import { createFixedClock } from '../clock.ts'
import { createMutex } from '../db/mutex.ts'
import { PERSONA_PASSWORD } from '../personas/personas.ts'
import { hugeSeed } from '../scenarios/huge-seed.ts'
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

const head = JSON.stringify({
  version: 4,
  base: NOW,
  fingerprint: 'x',
  offsetMinutes: 0,
  settings: { dialect: 'seed' },
})

test.each([
  ['no JSON', { head: '{"version":3' }],
  ['another version', { head: '{"version":2}' }],
  ['rows that are none', { head, 'row/users/ana': '0:{"id":"ana"}' }],
  ['rows that are no JSON', { head, 'row/users/ana': '0:{' }],
])('what is damaged (%s) is not believed: it starts afresh', async (_what, entries) => {
  const store = memoryStore(new Map(Object.entries({ ...entries, revision: '3', begun: NOW })))
  const backend = await open(store)
  expect(await signIn(backend)).toMatch(/^\w{40}$/)
  expect((await ask(await open(store), 'GET /fields')).status).toBe(200)
})

test('a write keeps the rows that it changed, and none of the others', async () => {
  const entries = new Map<string, string>()
  const store = memoryStore(entries)
  const backend = await open(store)
  const token = await signIn(backend)
  const write = vi.spyOn(store, 'write')
  await ask(backend, 'POST /bookings/paid/cancel', token)
  const written = Object.keys(write.mock.calls[0]?.[0] ?? {}).filter((key) => key.startsWith('row/'))
  expect(written).toContain('row/bookings/paid')
  expect(written.filter((key) => key.startsWith('row/sessions/'))).toEqual([])
  expect([...entries.keys()].some((key) => key.startsWith('row/sessions/'))).toBe(true)
})

test('what came and went again leaves nothing behind once it cannot be undone, also over reloads', async () => {
  const entries = new Map<string, string>()
  const store = memoryStore(entries)
  const kept = () => [...entries.keys()].filter((key) => key.startsWith('row/sessions/')).length
  let backend = await open(store)
  const other = await open(store)
  await ask(backend, 'DELETE /notification-messages/n1', await signIn(backend))
  await ask(backend, 'POST /__mock/sessions/expire')
  for (let time = 0; time < 30; time++) {
    if (time % 10 === 0) backend = await open(store)
    await ask(backend, 'POST /auth/logout', await signIn(backend))
  }
  expect(kept()).toBeLessThanOrEqual(20)
  const id = await signIn(backend)
  // So many writes that none of those can be undone any more.
  for (let time = 0; time < 20; time++) {
    await ask(backend, 'POST /__mock/clock', null, { advanceMinutes: 60 })
    await ask(backend, 'POST /auth/login', null, { email: 'bia@test.test', password: 'x' })
  }
  expect(kept()).toBe(1)
  await ask(other, 'GET /fields')
  for (const { db } of [backend, other, await open(store)]) {
    expect(db.sessions.all().map((session) => session.id)).toEqual([id])
    // A row of the seed that was removed stays so.
    expect(db.notifications.find('n1')).toBeUndefined()
  }
})

test('a reload keeps the order in which rows came, whatever they are called and however often they changed', async () => {
  const store = memoryStore()
  const before = await open(store)
  const { interests } = before.db
  const interest = { name: 'Arena', phone: '5585901234567', email: 'arena@test.test', createdAt: NOW }
  for (const id of ['z', 'a', 'm']) await interests.insert({ ...interest, id })
  const token = await signIn(before)
  await interests.update('z', { createdAt: '2026-11-20T14:00:00.000Z' })
  await ask(before, 'POST /bookings/paid/cancel', token)
  const after = await open(store)
  expect(after.db.interests.all()).toEqual(interests.all())
  expect(after.db.interests.all().map(({ id }) => id)).toEqual(['z', 'a', 'm'])
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

test('a clock that was moved, and a day laid out far from today, outlive a reload', async () => {
  const store = memoryStore()
  const before = await open(store)
  await ask(before, 'POST /__mock/clock', null, { advanceMinutes: 20 * 1440 })
  const token = await signIn(before)
  const after = await open(store, { now: '2026-11-21T13:00:00.000Z' })
  expect((await ask(after, 'GET /me', token)).status).toBe(200)
  expect(after.db.base).toBe(NOW)
})

test('what was written in data that were dropped cannot be undone in those that follow', async () => {
  const store = memoryStore()
  const before = await open(store)
  await ask(before, 'POST /bookings/paid/cancel', await signIn(before))
  const late = '2027-03-01T13:00:00.000Z'
  const after = await open(store, { now: late })
  expect((await ask(after, 'GET /__mock/state')).body.data.lastWrite).toBeNull()
  await ask(after, 'POST /__mock/clock', null, { advanceMinutes: 1 })
  const again = await open(store, { now: late })
  expect((await ask(again, 'GET /__mock/state')).body.data.lastWrite).toBeNull()
  expect((await ask(again, 'POST /__mock/undo')).status).toBe(409)
})

test('how long data are kept counts from when they began, not from the day that they are of', async () => {
  const store = memoryStore()
  const soon = '2027-01-20T13:00:00.000Z'
  const before = await open(store, { now: soon })
  await ask(before, 'PUT /__mock/situation', null, { link: 'relogio:2026-11-20t22.00z' })
  await ask(before, 'POST /__mock/clock', null, { advanceMinutes: 15 * 1440 })
  const token = await signIn(before)
  const reload = await open(store, { now: soon })
  expect((await ask(reload, 'GET /me', token)).status).toBe(200)
  expect((await ask(reload, 'GET /__mock/state')).body.data.now).toBe('2026-12-05T22:00:00.000Z')
  for (const clock of ['month-end', 'real']) {
    await ask(reload, 'POST /__mock/clock', null, { clock })
    const again = await open(store, { now: soon })
    expect([clock, (await ask(again, 'GET /me', token)).status]).toEqual([clock, 200])
  }
  const late = await open(store, { now: '2027-02-04T13:00:00.000Z' })
  expect((await ask(late, 'GET /me', token)).status).toBe(401)
})

test('a start reads what is kept once', async () => {
  const store = memoryStore()
  await signIn(await open(store))
  const readAll = vi.spyOn(store, 'readAll')
  await open(store)
  expect(readAll).toHaveBeenCalledOnce()
})

test('what was dropped stays away: nothing of it comes back with the next write', async () => {
  const store = memoryStore()
  await signIn(await open(store))
  const late = '2026-12-15T13:00:00.000Z'
  const bia = await signIn(await open(store, { now: late }), 'bia')
  const again = await open(store, { now: late })
  expect(again.db.sessions.all().map(({ id }) => id)).toEqual([bia])
})

test('without room it goes on, says so once, and keeps everything as soon as there is some', async () => {
  const report = vi.fn<(sentence: string) => void>()
  const inner = memoryStore()
  let room = false
  const store: Store = {
    ...inner,
    write: async (...written) => {
      if (!room) throw new DOMException('full', 'QuotaExceededError')
      await inner.write(...written)
    },
  }
  const write = vi.spyOn(store, 'write')
  const backend = await open(store, { report })
  const token = await signIn(backend)
  const booked = await ask(backend, 'POST /bookings', token, wish)
  expect(booked.status).toBe(201)
  const tries = write.mock.calls.length
  expect((await ask(backend, 'GET /bookings/paid', token)).status).toBe(200)
  expect(write).toHaveBeenCalledTimes(tries)
  expect(report).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith(expect.stringMatching(/^O navegador não tem mais espaço/))

  room = true
  await ask(backend, 'POST /bookings/paid/cancel', token)
  const after = await open(inner)
  expect((await ask(after, `GET /bookings/${String(booked.body.data.id)}`, token)).status).toBe(200)
  expect((await ask(after, 'GET /bookings/paid', token)).body.data).toMatchObject({ status: 'cancelled' })
})

test('another tab takes over the rows that were written, and reads them alone', async () => {
  const store = memoryStore()
  const [one, two] = [await open(store), await open(store)]
  const token = await signIn(one)
  await ask(two, 'GET /me', token)
  const readAll = vi.spyOn(store, 'readAll')
  await ask(one, 'POST /bookings/paid/cancel', token)
  const write = vi.spyOn(store, 'write')
  expect((await ask(two, 'GET /bookings/paid', token)).body.data).toMatchObject({ status: 'cancelled' })
  expect(readAll).not.toHaveBeenCalled()
  expect(write).not.toHaveBeenCalled()
})

test('a tab that was away for long, or while another started again, catches up', async () => {
  const store = memoryStore()
  const [one, two] = [await open(store), await open(store)]
  const token = await signIn(one)
  await ask(two, 'GET /me', token)
  for (let minute = 0; minute < 40; minute++)
    await ask(one, 'POST /__mock/clock', null, { advanceMinutes: 1 })
  const booked = await ask(one, 'POST /bookings', token, wish)
  expect((await ask(two, `GET /bookings/${String(booked.body.data.id)}`, token)).status).toBe(200)
  await ask(one, 'POST /__mock/reset')
  const again = await signIn(one)
  expect((await ask(two, 'GET /me', again)).status).toBe(200)
  expect((await ask(two, `GET /bookings/${String(booked.body.data.id)}`, again)).status).toBe(404)
})

test('when the site’s data is cleared in another tab, it starts again', async () => {
  const entries = new Map<string, string>()
  const backend = await open(memoryStore(entries))
  const token = await signIn(backend)
  entries.clear()
  expect((await ask(backend, 'GET /me', token)).status).toBe(401)
})

const signInPersona = async (backend: Backend, name: string) => {
  const email = `${name}@campolivre.test`
  const { body } = await ask(backend, 'POST /auth/login', null, { email, password: PERSONA_PASSWORD })
  return String(body.data.token)
}

test('two tabs on the huge set write in turn: neither loses a row, and what is saved stays small', async () => {
  const store = memoryStore()
  const both = { seed: hugeSeed, store, lock, clock: createFixedClock(NOW) }
  const [one, two] = [await createBackend(both), await createBackend(both)]
  const tokens = await Promise.all([signInPersona(one, 'atleta'), signInPersona(two, 'intensa')])
  const { body } = await ask(one, 'GET /fields?city=Recife&perPage=40')
  const free = (body.data as unknown as { id: string; nextFree: { start: string; end: string }[] }[]).flatMap(
    ({ id, nextFree: [slot] }) => (slot ? [{ fieldId: id, start: slot.start, end: slot.end }] : []),
  )
  const booked = await Promise.all(
    free.map((slot, index) => ask(index % 2 === 0 ? one : two, 'POST /bookings', tokens[index % 2], slot)),
  )
  expect(new Set(booked.map(({ status }) => status))).toEqual(new Set([201]))
  await Promise.all([one, two].map((backend) => ask(backend, 'GET /places')))
  const ids = booked.map((answer) => String(answer.body.data.id))
  const reloaded = await createBackend(both)
  const orderOf = ({ bookings }: Backend['db']) =>
    bookings
      .all()
      .map(({ id }) => id)
      .join(' ')
  for (const { db } of [one, two, reloaded]) {
    expect(ids.filter((id) => !db.bookings.find(id))).toEqual([])
    expect(orderOf(db)).toBe(orderOf(one.db))
  }
  const kept = [...(await store.readAll('row/')).values()].join('')
  expect(kept.length).toBeLessThan(200_000)
})
