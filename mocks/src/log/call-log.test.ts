import { expect, test, vi } from 'vitest'
import { type Backend, createBackend } from '../backend.ts'
import { createFixedClock } from '../clock.ts'
import { createMutex } from '../db/mutex.ts'
import { memoryStore, type Store } from '../persistence/store.ts'
import { testBackend } from '../testing/test-backend.ts'
import { NOW, tinySeed } from '../testing/tiny-seed.ts'
import { createCallLog, LOGGED } from './call-log.ts'
import { type LogEntry, MAX_BODY } from './log-entry.ts'

const backend = testBackend()
const { ask } = backend
const log = async () => (await ask('GET /__mock/log')).body.data as LogEntry[]
const last = async () => (await log())[0]
const wish = { fieldId: 'society', start: '2026-11-22T20:00:00Z', end: '2026-11-22T21:00:00Z' }

test('a call is told with its request, answer, time and name, newest first (I3)', async () => {
  await ask('GET /fields?perPage=1&q=s%C3%B3')
  const body = { ...wish }
  await ask('POST /bookings', { as: 'ana', body, key: 'k1' })
  const [booked, searched] = await log()
  expect(searched).toMatchObject({
    call: 'get-fields',
    path: '/fields?perPage=1&q=s%C3%B3',
    status: 200,
    rule: null,
  })
  expect(booked).toMatchObject({
    at: NOW,
    call: 'post-bookings',
    method: 'POST',
    path: '/bookings',
    status: 201,
    rule: null,
    request: {
      headers: { Authorization: 'Bearer token-of-ana', Accept: 'application/json', 'Idempotency-Key': 'k1' },
      body: JSON.stringify(body),
    },
  })
  expect(JSON.parse(booked?.answer ?? '')).toMatchObject({ data: { status: 'awaiting_payment' } })
  expect(booked?.ms).toBeGreaterThan(0)
})

test('the controls are not in the log, and clearing empties it', async () => {
  await ask('GET /__mock/state')
  expect(await log()).toEqual([])
  await ask('GET /places')
  expect(await log()).toHaveLength(1)
  await ask('DELETE /__mock/log')
  expect(await log()).toEqual([])
  await ask('GET /places')
  expect((await log()).map(({ call }) => call)).toEqual(['get-places'])
})

test('the last 200 calls are kept', async () => {
  for (let number = 0; number < LOGGED + 7; number += 1) await ask(`GET /fields/no-${number}`)
  const entries = await log()
  expect(entries).toHaveLength(LOGGED)
  expect(entries[0]?.path).toBe(`/fields/no-${LOGGED + 6}`)
  expect(entries.at(-1)?.path).toBe('/fields/no-7')
  expect(new Set(entries.map(({ id }) => id)).size).toBe(LOGGED)
})

test('a long body is cut, and says so', async () => {
  const name = 'x'.repeat(MAX_BODY)
  await ask('POST /auth/login', { body: { email: name, password: 'p' } })
  expect((await last())?.request.body).toMatch(/^\{"email":"x+… \(cortado: eram 20\.\d{3} caracteres\)$/)
})

test.each<[string, Parameters<typeof ask>, string]>([
  ['nobody', ['GET /bookings'], 'Só entra quem é athlete. O pedido veio sem token.'],
  [
    'a token that ended',
    ['GET /me', { token: 'gone' }],
    'Só entra quem está na conta. O token não existe, acabou ou é de conta bloqueada.',
  ],
  ['another profile', ['GET /bookings', { as: 'dono' }], 'Só entra quem é athlete.'],
  [
    'a query',
    ['GET /fields?perPage=101&page=x'],
    'Na consulta não vale: page (Esse valor não é aceito.), perPage (Use no máximo 100.).',
  ],
  ['no JSON', ['POST /auth/login', { raw: '{' }], 'O corpo não é um JSON.'],
  [
    'fields of a body',
    ['POST /bookings', { as: 'ana', body: { ...wish, fieldId: undefined } }],
    'No corpo não vale: fieldId (Escolha um campo.).',
  ],
  [
    'a rule of the call',
    [
      'POST /bookings',
      { as: 'ana', body: { ...wish, start: '2026-11-21T23:00:00Z', end: '2026-11-22T00:00:00Z' } },
    ],
    'Não combina com como as coisas estão. Em start. Na referência: It is theirs already. `data: { alternatives }`: at most three, nearest first.',
  ],
  [
    'what is not there',
    ['GET /tabs/none', { as: 'ana' }],
    "Não existe, ou é de outra pessoa. Na referência: Anybody else's.",
  ],
  [
    'a key that is too long',
    ['POST /bookings', { as: 'ana', body: wish, key: 'k'.repeat(256) }],
    'A Idempotency-Key passa de 255 caracteres.',
  ],
])('tells which rule refused: %s (I3)', async (_what, asked, rule) => {
  const { status } = await ask(...asked)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(await last()).toMatchObject({ status, rule })
})

test('tells that a key was used for something else, and what no call answers, and never tells the client', async () => {
  await ask('POST /bookings', { as: 'ana', body: wish, key: 'k1' })
  await ask('POST /bookings', { as: 'ana', body: { ...wish, end: '2026-11-22T22:00:00Z' }, key: 'k1' })
  expect((await last())?.rule).toBe('A Idempotency-Key já veio com outro pedido.')
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { body } = await ask('GET /nothing')
  quiet.mockRestore()
  expect(await last()).toMatchObject({ call: null, status: 404, rule: 'Essa chamada não existe na API.' })
  expect(Object.keys(body)).toEqual(['code', 'message', 'errors'])
})

test('in the dialect of the real server the answer is its own, the rule stays', async () => {
  await ask('POST /__mock/dialect', { body: { dialect: 'real' } })
  await ask('GET /me')
  expect(await last()).toMatchObject({
    answer: '{"message":"Unauthenticated."}',
    rule: 'Só entra quem está na conta. O pedido veio sem token.',
  })
  await ask('GET /me/sessions')
  expect((await last())?.rule).toBe('Essa chamada é só nossa: o servidor real não a tem.')
})

test('a fault that was asked for is the rule, and a call that waits for ever is there while it waits (I3)', async () => {
  const faults = [
    { call: 'get-places', effect: 'never' },
    { call: 'get-fields', effect: 503 },
  ]
  await ask('PUT /__mock/faults', { body: { faults } })
  const leaving = new AbortController()
  const waiting = backend.server.handle(new Request('http://x/api/places', { signal: leaving.signal }))
  await ask('GET /fields')
  const rules = async () => new Set((await log()).map(({ call, status, rule }) => [call, status, rule]))
  const expected = new Set([
    ['get-fields', 503, 'Falha pedida: Erro 503.'],
    ['get-places', null, 'Falha pedida: Sem resposta.'],
  ])
  expect(await rules()).toEqual(expected)
  leaving.abort()
  await waiting
  expect(await rules()).toEqual(expected)
})

const open = (logStore: Store, lock = createMutex()): Promise<Backend> =>
  createBackend({ seed: tinySeed, clock: createFixedClock(NOW), logStore, lock })
const pathsOf = async (from: Backend) => {
  const answer = await from.handle(new Request('http://x/__mock/log'))
  return ((await answer.json()) as { data: LogEntry[] }).data.map(({ path }) => path)
}
const get = (from: Backend, path: string) => from.handle(new Request(`http://x/api${path}`))

test('the log survives a reload, is one for all tabs, and begins anew for all of them', async () => {
  const store = memoryStore()
  const lock = createMutex()
  const [one, two] = [await open(store, lock), await open(store, lock)]
  await get(one, '/places')
  await pathsOf(one)
  await get(two, '/fields')
  expect(await pathsOf(two)).toEqual(['/fields', '/places'])
  expect(await pathsOf(one)).toEqual(['/fields', '/places'])
  expect(await pathsOf(await open(store))).toEqual(['/fields', '/places'])
  await one.handle(new Request('http://x/__mock/log', { method: 'DELETE' }))
  expect(await pathsOf(two)).toEqual([])
  expect(await pathsOf(await open(store))).toEqual([])
})

test('a call is written down after its answer, by itself', async () => {
  const store = memoryStore()
  const write = vi.spyOn(store, 'write')
  const one = await open(store)
  await get(one, '/places')
  expect(write).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(write).toHaveBeenCalledOnce())
  expect(Object.keys(write.mock.calls[0]?.[0] ?? {})).toEqual(['call-0', 'calls'])
})

test('without room, or with what is damaged, it goes on', async () => {
  const full: Store = { ...memoryStore(), write: () => Promise.reject(new Error('full')) }
  const one = await open(full)
  await get(one, '/places')
  await get(one, '/fields')
  expect(await pathsOf(one)).toEqual(['/fields', '/places'])
  const damaged = memoryStore(
    new Map([
      ['calls', '{"from":0,"next":3}'],
      ['call-1', '{"id":1}'],
    ]),
  )
  const other = await open(damaged)
  await get(other, '/places')
  expect(await pathsOf(other)).toEqual(['/places'])
})

test('where what is kept cannot be read, it goes on in memory, and leaves that as it is', async () => {
  const entries = new Map<string, string>()
  const before = await open(memoryStore(entries))
  await get(before, '/places')
  expect(await pathsOf(before)).toEqual(['/places'])
  const kept = new Map(entries)
  const unread = () => Promise.reject(new Error('The connection was lost.'))
  const after = await open({ ...memoryStore(entries), read: unread, readAll: unread })
  await get(after, '/fields')
  expect(await pathsOf(after)).toEqual(['/fields'])
  expect(entries).toEqual(kept)
})

test('a call that cannot be told keeps none after it from being told', async () => {
  const broken = createCallLog()
  const entry: LogEntry = {
    id: 'req_1',
    at: NOW,
    call: null,
    method: 'GET',
    path: '/fields',
    status: 404,
    ms: 1,
    rule: null,
    request: { headers: {}, body: '' },
    answer: '{}',
  }
  const untellable = (): LogEntry => {
    throw new Error('It cannot be told.')
  }
  broken.record(untellable)
  await expect(broken.entries()).rejects.toThrow('It cannot be told.')
  broken.record(() => entry)
  expect(await broken.entries()).toEqual([entry])
})
