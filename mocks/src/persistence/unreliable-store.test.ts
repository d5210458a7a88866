import { describe, expect, it, vi } from 'vitest'
import { type Backend, createBackend } from '../backend.ts'
import { createFixedClock } from '../clock.ts'
import { NOW, tinySeed } from '../testing/tiny-seed.ts'
import { PASSWORD } from '../testing/tiny-users.ts'
import { memoryStore, type Store } from './store.ts'

const OUT_OF_REACH = /^Não deu para guardar os dados simulados/
const NO_ROOM = /^O navegador não tem mais espaço/

/** Creates a store that fails as long as it is told to. */
function unreliable(entries = new Map<string, string>()) {
  const inner = memoryStore(entries)
  const fails: { reads: boolean; writes: Error | null } = { reads: false, writes: null }
  const readable = () => {
    if (fails.reads) throw new DOMException('The connection was lost.', 'UnknownError')
  }
  const store: Store = {
    read: async (key) => (readable(), inner.read(key)),
    readAll: async (prefix) => (readable(), inner.readAll(prefix)),
    write: async (...written) => {
      if (fails.writes) throw fails.writes
      await inner.write(...written)
    },
  }
  return { store, fails, entries }
}
const open = (store: Store, report = (_sentence: string): void => {}) =>
  createBackend({ seed: tinySeed, clock: createFixedClock(NOW), store, report })

async function ask(backend: Backend, call: string, body?: unknown, token: string | null = null) {
  const [method = 'GET', path = ''] = call.split(' ')
  const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` })
  const url = `http://x${path.startsWith('/__mock') ? '' : '/api'}${path}`
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
  const response = await backend.handle(new Request(url, init))
  return { status: response.status, data: ((await response.json()) as { data: never }).data }
}
async function signIn(backend: Backend): Promise<string> {
  const { data } = await ask(backend, 'POST /auth/login', { email: 'ana@test.test', password: PASSWORD })
  return (data as { token: string }).token
}
const cancelPaid = (backend: Backend, token: string) => ask(backend, 'POST /bookings/paid/cancel', {}, token)
const nowOf = async (backend: Backend) =>
  ((await ask(backend, 'GET /__mock/state')).data as { now: string }).now
const noRoom = () => new DOMException('full', 'QuotaExceededError')

describe('a store whose reads fail', () => {
  it('loses nothing: it goes on as it is, says so once, and keeps all as soon as it can be read', async () => {
    const { store, fails, entries } = unreliable()
    const report = vi.fn<(sentence: string) => void>()
    const backend = await open(store, report)
    const token = await signIn(backend)
    const before = new Map(entries)

    fails.reads = true
    expect((await ask(backend, 'GET /me', undefined, token)).status).toBe(200)
    expect((await cancelPaid(backend, token)).status).toBe(200)
    expect(report.mock.calls).toEqual([[expect.stringMatching(OUT_OF_REACH)]])
    expect(entries).toEqual(before)

    fails.reads = false
    expect((await ask(backend, 'GET /me', undefined, token)).status).toBe(200)
    const later = await open(store)
    expect(later.db.bookings.find('paid')?.status).toBe('cancelled')
    expect((await ask(later, 'GET /me', undefined, token)).status).toBe(200)
  })

  it('is not swept out by a backend that starts meanwhile, which takes it over later', async () => {
    const { store, fails } = unreliable()
    const token = await signIn(await open(store))
    fails.reads = true
    const late = await open(store)
    expect((await ask(late, 'GET /fields')).status).toBe(200)
    await signIn(late)
    fails.reads = false
    expect((await ask(late, 'GET /me', undefined, token)).status).toBe(200)
    expect((await ask(await open(store), 'GET /me', undefined, token)).status).toBe(200)
  })

  it('leaves no tab behind: what was written meanwhile is taken over later', async () => {
    const entries = new Map<string, string>()
    const { store, fails } = unreliable(entries)
    const [one, two] = [await open(memoryStore(entries)), await open(store)]
    const token = await signIn(one)
    fails.reads = true
    expect((await ask(two, 'GET /me', undefined, token)).status).toBe(401)
    fails.reads = false
    expect((await ask(two, 'GET /me', undefined, token)).status).toBe(200)
  })
})

it('a damaged list of the last writes leaves no tab behind', async () => {
  const entries = new Map<string, string>()
  const [one, two] = [await open(memoryStore(entries)), await open(memoryStore(entries))]
  await signIn(one)
  await ask(two, 'GET /fields')
  for (const damaged of ['{}', '[1]', '[[2,["row/x",3]]]', 'null', '{']) {
    await ask(one, 'POST /__mock/clock', { advanceMinutes: 5 })
    entries.set('recent', damaged)
    expect(await nowOf(two)).toBe(await nowOf(one))
  }
})

describe('a store whose writes fail', () => {
  it.each([
    ['full', noRoom(), NO_ROOM],
    ['out of reach', new Error('IndexedDB gave up'), OUT_OF_REACH],
  ])('is said to be %s, once', async (_what, error, sentence) => {
    const { store, fails } = unreliable()
    const report = vi.fn<(sentence: string) => void>()
    const backend = await open(store, report)
    fails.writes = error
    await signIn(backend)
    await signIn(backend)
    expect(report.mock.calls).toEqual([[expect.stringMatching(sentence)]])
  })

  it.each([
    ['situation', 'PUT /__mock/situation', { link: 'dados:vazio,evento:estoque-baixo' }],
    ['case', 'PUT /__mock/case', null],
  ])('keeps what had no room although a %s was refused meanwhile', async (_what, call, body) => {
    const { store, fails } = unreliable()
    const backend = await open(store)
    const token = await signIn(backend)
    const file = (await ask(backend, 'GET /__mock/case')).data as { snapshot: object }
    const otherSeed = { ...file, snapshot: { ...file.snapshot, fingerprint: 'x' } }
    fails.writes = noRoom()
    await cancelPaid(backend, token)
    const refused = await ask(backend, call, body ?? otherSeed)
    expect([409, 422]).toContain(refused.status)
    fails.writes = null
    await ask(backend, 'POST /__mock/clock', { advanceMinutes: 1 })
    const later = await open(store)
    expect(later.db.bookings.find('paid')?.status).toBe('cancelled')
    expect((await ask(later, 'GET /me', undefined, token)).status).toBe(200)
  })

  it('is not written to because a situation was refused', async () => {
    const { store } = unreliable()
    const backend = await open(store)
    await signIn(backend)
    const write = vi.spyOn(store, 'write')
    const refused = await ask(backend, 'PUT /__mock/situation', { link: 'dados:vazio,evento:estoque-baixo' })
    expect(refused.status).toBe(409)
    expect(write).not.toHaveBeenCalled()
  })
})
