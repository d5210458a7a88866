import { expect, test, vi } from 'vitest'
import { createBackend } from '../backend.ts'
import { createFixedClock } from '../clock.ts'
import { createMutex } from '../db/mutex.ts'
import { memoryStore } from '../persistence/store.ts'
import { seedOf } from '../scenarios/seed-of.ts'
import { NOW, tinySeed } from '../testing/tiny-seed.ts'
import { isOffline } from './fault-effect.ts'
import { otherTabs } from './other-tabs.ts'

type Tab = Awaited<ReturnType<typeof createBackend>>
type Answered = { data: { now: string; token: string; situation: unknown } }

async function ask(tab: Tab, call: string, token = '', body?: unknown) {
  const [method = 'GET', path = ''] = call.split(' ')
  const headers = token === '' ? {} : { Authorization: `Bearer ${token}` }
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
  const response = await tab.handle(new Request(`https://x${path}`, init))
  return { status: response.status, body: (await response.json()) as Answered }
}

const link =
  'dados:vazio,relogio:2026-01-10T22.00Z,pessoa:empresa,dialeto:real,get-places:503,evento:despesa-vence'

/** Returns a function that opens a tab of one browser at `now`; all of them share its storage. */
function browser() {
  const [store, lock] = [memoryStore(), createMutex()]
  return (now = NOW) => createBackend({ seed: seedOf, clock: createFixedClock(now), store, lock })
}

test('a reload finds the situation as it was, and time has gone on (I3)', async () => {
  const open = browser()
  const { token } = (await ask(await open(), 'PUT /__mock/situation', '', { link })).body.data
  const later = await open('2026-11-23T13:00:00.000Z')
  const { data } = (await ask(later, 'GET /__mock/state', token)).body
  expect(data).toMatchObject({
    now: '2026-01-13T22:00:00.000Z',
    link,
    situation: { data: 'empty', persona: 'empresa' },
  })
  expect((await ask(later, 'GET /api/places')).status).toBe(503)
  expect(later.db.base).toBe('2026-01-10T22:00:00.000Z')
})

test('another tab is in the same situation at its next call (I3)', async () => {
  const open = browser()
  const [one, two] = [await open(), await open()]
  expect((await ask(two, 'GET /api/fields')).status).toBe(200)
  const { token } = (await ask(one, 'PUT /__mock/situation', '', { link })).body.data
  expect((await ask(two, 'GET /api/places')).status).toBe(503)
  expect((await ask(two, 'GET /__mock/state', token)).body.data).toMatchObject({ link })
  expect(two.db.fields.all()).toEqual([])
  await ask(two, 'POST /__mock/reset')
  expect((await ask(one, 'GET /api/places')).status).toBe(200)
  await ask(two, 'POST /__mock/data', '', { data: 'normal' })
  expect((await ask(one, 'GET /api/fields')).status).toBe(200)
  expect(one.db.fields.all().length).toBeGreaterThan(50)
})

test('a call that is never answered in one tab ends when another tab changes the faults (I3)', async () => {
  const open = browser()
  const [one, two] = [await open(), await open()]
  await ask(one, 'PUT /__mock/faults', '', { faults: [{ call: 'get-places', effect: 'never' }] })
  const never = two.handle(new Request('https://x/api/places'))
  await ask(one, 'PUT /__mock/faults', '', { faults: [] })
  expect((await ask(two, 'GET /api/fields')).status).toBe(200)
  expect((await never).type).toBe('error')
})

test('a tab that asks nothing is told of the faults of another one, and when they are over (I3)', async () => {
  const [store, lock] = [memoryStore(), createMutex()]
  const open = (offline: boolean[]) => {
    const tabs = otherTabs({
      handle: async (request) => (await tab).handle(request),
      controls: 'https://x/__mock',
    })
    const onFaults = (faults: Parameters<typeof isOffline>[0]) => {
      offline.push(isOffline(faults))
      tabs.tell()
    }
    const tab = createBackend({ seed: tinySeed, clock: createFixedClock(NOW), store, lock, onFaults })
    return { tab, close: tabs.close }
  }
  const told: boolean[] = []
  const [one, two] = [open([]), open(told)]
  await two.tab
  const fail = async (faults: object[]) => ask(await one.tab, 'PUT /__mock/faults', '', { faults })
  await fail([{ call: 'all', effect: 'offline' }])
  await vi.waitFor(() => expect(told).toEqual([true]))
  await fail([])
  await vi.waitFor(() => expect(told).toEqual([true, false]))
  one.close()
  two.close()
})
