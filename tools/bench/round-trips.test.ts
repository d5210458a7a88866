import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { plainPasswords } from '@campo-livre/backend/ports/passwords.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { createDatabase, type MemoryDatabase } from '@campo-livre/mocks/db/database.ts'
import { type PersonaName, personaIds, personaNames } from '@campo-livre/mocks/personas/persona-ids.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerCall } from '../../apps/server/src/http/answer-call.ts'
import { layOut } from '../../apps/server/src/store/seed.ts'
import type { Sql } from '../../apps/server/src/store/sql.ts'
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

/** The calls that look at all rows of a table, but for those of the admin, whose lists are of all. */
const goThrough: Readonly<Record<string, string>> = {
  '/map': 'the arenas of all fields, each in a narrow line of the index',
  '/me/export': 'whatever names the person, in any table',
}

type Asked = Omit<Read, 'call'> & Partial<Pick<Read, 'call'>>

const postgres = testPostgres()
const clock = createFixedClock(NOW)
const token = (name: PersonaName) => `token-${name}`
const trips = new Map<string, number>()
/** The statements of each call, with the values of one of the times that they were asked. */
const statements = new Map<string, Map<string, readonly unknown[]>>()
let memory: MemoryDatabase
let ids: Omit<Parameters<typeof allReads>[0], 'today'>

beforeAll(async () => {
  const seed = await seedOf(NOW, 'normal')
  const sessions = personaNames.map((name) => ({
    ...newSession(personaIds[name], NOW, null),
    id: token(name),
  }))
  await layOut(postgres.sql, { ...seed, sessions: [...seed.sessions, ...sessions] }, NOW, plainPasswords)
  memory = await createDatabase({ seed: () => seed, clock, base: NOW })
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

/** Returns the database with its statements noted as those of a call. */
function overheard(call: string): Sql {
  const heard = statements.get(call) ?? new Map<string, readonly unknown[]>()
  statements.set(call, heard)
  return {
    ...postgres.sql,
    transaction: (isolation, task) =>
      postgres.sql.transaction(isolation, (below) =>
        task((text, values = []) => {
          heard.set(text, values)
          return below(text, values)
        }),
      ),
  }
}

async function ask(method: string, { path, as, call = `${method} ${path}` }: Asked, body?: unknown) {
  const url = new URL(`http://x${path}`)
  const incoming = {
    method,
    path: url.pathname,
    query: url.searchParams,
    headers: new Headers(as === null ? {} : { Authorization: `Bearer ${token(as)}` }),
    text: body === undefined ? '' : JSON.stringify(body),
  }
  const { result, work } = await answerCall(testWorld(overheard(call), clock), incoming)
  expect(result.status, path).toBeLessThan(300)
  return { trips: work.trips, read: work.read(), data: (result.body as { data: never }).data }
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

describe('what is read does not grow with the past of an arena', () => {
  const company = (path: string) => ask('GET', { path, as: 'empresa' })

  it('of its tabs the open ones, for the counter', async () => {
    const { read, data } = await company('/company/tabs/open')
    expect((data as unknown[]).length).toBeGreaterThan(0)
    expect(read.get('tabs')).toBe((data as unknown[]).length)
  })

  it('of its tabs those that ask for a booking that is shown, for the calendar', async () => {
    const day = NOW.slice(0, 10)
    const { read, data } = await company(`/company/bookings/calendar?from=${day}&to=${day}`)
    const shown = (data as { bookings: { tabCode: string | null }[] }).bookings
    expect(read.get('tabs')).toBe(shown.filter(({ tabCode }) => tabCode !== null).length)
  })

  it('of its tabs those of two months, for what sells now', async () => {
    const { read } = await company('/company/counter/products')
    const months = ['2026-10', '2026-11']
    const sold = memory.tabs
      .by('companyId', 'cmp-arena-beira-mar')
      .filter(({ items }) => items.some(({ addedAt }) => months.includes(addedAt.slice(0, 7))))
    expect(sold.length).toBeLessThan(memory.tabs.by('companyId', 'cmp-arena-beira-mar').length)
    expect(read.get('tabs')).toBe(sold.length)
  })

  it('of its bookings those of a field and a month, for both', async () => {
    const { read, data } = await company(
      `/company/bookings?fieldId=${ids.fieldId}&from=2026-10-01&to=2026-10-31&perPage=100`,
    )
    expect((data as unknown[]).length).toBeGreaterThan(0)
    // Those around midnight are looked at as well.
    expect(read.get('bookings')).toBeLessThanOrEqual((data as unknown[]).length + 10)
  })

  it('of its bookings a page, for all occupied hours', async () => {
    const { read, data } = await company('/company/bookings?set=occupied&perPage=7')
    expect((data as unknown[]).length).toBe(7)
    expect(read.get('bookings')).toBe(7)
  })
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

it('finds rows by a key: nobody but the admin goes through a table that grows', async () => {
  const through = new Set<string>()
  for (const [call, heard] of statements)
    await postgres.sql.transaction('read', async (asking) => {
      // Of a few rows the first plan is to read all of them: this tells whether there is another one.
      await asking("select set_config('enable_seqscan', 'off', true)")
      for (const [text, values] of heard) {
        if (!/^\s*(select|with|update|delete)\b/.test(text)) continue
        const plan = await asking(`explain ${text}`, values)
        if (plan.some((line) => / Seq Scan on /.test(String(line['QUERY PLAN'])))) through.add(call)
      }
    })
  const others = [...through].filter((call) => !call.startsWith('/admin/'))
  expect(others.toSorted()).toEqual(Object.keys(goThrough).toSorted())
})
