import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { createDatabase } from '@campo-livre/mocks/db/database.ts'
import { type PersonaName, personaIds, personaNames } from '@campo-livre/mocks/personas/persona-ids.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { beforeAll, expect, it } from 'vitest'
import { answerCall } from '../../apps/server/src/http/answer-call.ts'
import { layOut } from '../../apps/server/src/store/seed.ts'
import { testWorld } from '../../apps/server/src/testing/test-world.ts'
import { testPostgres } from '../../apps/server/src/testing/test-postgres.ts'
import { allReads, type Read } from './reads.ts'

/** The most round trips of a call to the database, its writes among them. */
const MOST = 4
/** Those of the main jobs. */
const MOST_OF_MAIN_JOBS = 3

/** Calls that take more, and how many. */
const more: Readonly<Record<string, number>> = {
  '/open-rachas': 5,
  // Those that are told by the keys of others are looked for when these are known.
  '/me/export': 5,
  '/split-proposals/{kind}/{id}': 5,
  '/admin/search': 5,
}

const postgres = testPostgres()
const clock = createFixedClock(NOW)
const token = (name: PersonaName) => `token-${name}`
const trips = new Map<string, number>()
let ids: Omit<Parameters<typeof allReads>[0], 'today'>

beforeAll(async () => {
  const seed = await seedOf(NOW, 'normal')
  const sessions = personaNames.map((name) => ({
    ...newSession(personaIds[name], NOW, null),
    id: token(name),
  }))
  await layOut(postgres.sql, { ...seed, sessions: [...seed.sessions, ...sessions] }, NOW, plainPasswords)
  const memory = await createDatabase({ seed: () => seed, clock, base: NOW })
  const arena = 'cmp-arena-beira-mar'
  ids = {
    fieldId: 'fld-arena-beira-mar-campo-norte',
    companyTabId: memory.tabs.by('companyId', arena)[0]?.id ?? '',
    productId: memory.products.by('companyId', arena)[0]?.id ?? '',
    tabId: memory.tabs.by('athleteId', personaIds.atleta)[0]?.id ?? '',
    rachaId: 'rch-atleta-01',
    seriesId: memory.series.by('companyId', arena)[0]?.id ?? '',
  }
})

async function ask(method: string, { path, as }: Omit<Read, 'call'>, body?: unknown) {
  const url = new URL(`http://x${path}`)
  const incoming = {
    method,
    path: url.pathname,
    query: url.searchParams,
    headers: new Headers(as === null ? {} : { Authorization: `Bearer ${token(as)}` }),
    text: body === undefined ? '' : JSON.stringify(body),
  }
  const { result, work } = await answerCall(testWorld(postgres.sql, clock), incoming)
  expect(result.status, path).toBeLessThan(300)
  return { trips: work.trips, data: (result.body as { data: never }).data }
}

it('reads in few round trips, whatever is read', async () => {
  const oneOfEach = new Map(allReads({ today: NOW.slice(0, 10), ...ids }).map((read) => [read.call, read]))
  for (const read of oneOfEach.values()) trips.set(read.call, (await ask('GET', read)).trips)
  const above = [...trips].filter(([call, count]) => count > (more[call] ?? MOST))
  expect(above).toEqual([])
  expect(Object.keys(more).filter((call) => (trips.get(call) ?? 0) <= MOST)).toEqual([])
})

it.each([
  '/fields/{id}',
  '/fields/{id}/availability',
  '/bookings/{id}',
  '/company/bookings/calendar',
  '/company/tabs/open',
  '/rachas/{id}',
  '/racha-links/{token}',
])('reads %s in at most three', (call) => {
  expect(trips.get(call)).toBeLessThanOrEqual(MOST_OF_MAIN_JOBS)
})

it('books, pays and sells at the counter in at most three', async () => {
  const cards = await ask('GET', { path: '/fields?city=Recife&perPage=20', as: null })
  const free = (cards.data as { id: string; nextFree: { start: string; end: string }[] }[]).flatMap(
    ({ id, nextFree: [slot] }) => (slot ? { fieldId: id, start: slot.start, end: slot.end } : []),
  )
  const booked = await ask('POST', { path: '/bookings', as: 'atleta' }, free[0])
  const { id } = booked.data as { id: string }
  const paid = await ask('POST', { path: `/bookings/${id}/payment`, as: 'atleta' }, { method: 'pix' })
  const counter = { path: '/company/tabs/commands', as: 'empresa' } as const
  const tabId = 'trip-tab'
  const opened = await ask('POST', counter, {
    type: 'open',
    id: 'trip-open',
    tabId,
    customerName: '',
    customerPhone: null,
  })
  const product = { productId: 'prd-arena-beira-mar-chope', quantity: 1, note: null }
  const added = await ask('POST', counter, {
    type: 'add_item',
    id: 'trip-add',
    tabId,
    lineId: 'line',
    ...product,
  })
  const counts = { booked, paid, opened, added }
  expect(Object.entries(counts).filter(([, { trips: count }]) => count > MOST_OF_MAIN_JOBS)).toEqual([])
})
