import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { type Backend, createBackend } from '@campo-livre/mocks/backend.ts'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { memoryStore, type Store } from '@campo-livre/mocks/persistence/store.ts'
import { type PersonaName, personaIds, personaNames } from '@campo-livre/mocks/personas/persona-ids.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { drawTeams } from '@campo-livre/domain/rachas/draw/draw-teams.ts'
import { sampleList, sampleTicket } from '@campo-livre/domain/testing/drawn-samples.ts'
import { layOutContracts } from '@campo-livre/domain/testing/lay-out-contracts.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { adminListFigures, bulkParts, bulkRows, fillContacts } from './admin-lists.ts'
import { fillFinances, reportFigures } from './finances.ts'
import { median } from './median.ts'
import { allReads, type Read } from './reads.ts'

export type Note = (figure: string, measured: string, promised?: string) => void
type DataName = 'normal' | 'huge'

const RUNS = 9
/** As many tabs as an arena closes in some years. */
const CLOSED_TABS = 10_000
const ARENA = 'cmp-arena-beira-mar'
const promises = {
  normal: { seeding: '≤ 150 ms', read: '≤ 10 ms' },
  huge: { seeding: '≤ 3000 ms', read: '≤ 60 ms' },
}
const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

async function timed<T>(task: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const started = performance.now()
  const result = await task()
  return { ms: performance.now() - started, result }
}

/** Measures the mock backend: laying fixed slots out, building the data, every read, a write, saving, and opening what was saved. */
export async function backendFigures(note: Note): Promise<void> {
  const laying = Array.from({ length: RUNS }, () => {
    const started = performance.now()
    layOutContracts()
    return performance.now() - started
  })
  note('40 fixed slots laid out over 104 weeks', milliseconds(median(laying)), '≤ 50 ms')
  const drawing = [2, 3, 4].flatMap((teams) =>
    Array.from({ length: RUNS }, () => {
      const started = performance.now()
      drawTeams(sampleList(teams), sampleTicket)
      return performance.now() - started
    }),
  )
  note('a draw of 22 players, the longest', milliseconds(Math.max(...drawing)), '≤ 200 ms')
  for (const data of ['normal', 'huge'] as const) {
    const { answering, collecting } = await layingOut(data)
    note(`laying out the ${data} set`, milliseconds(answering), promises[data].seeding)
    note('and until its collections hold it, in turns', milliseconds(collecting))
    note('of it the longest without a turn for others', milliseconds(await longestTurn(data)))
    const store = memoryStore()
    const { backend, tokens } = await open(data, store)
    await measureReads(note, data, { backend, tokens })
    await measureCommands(note, data, { backend, tokens })
    await measureWrites(note, data, { backend, tokens, store })
    await measureImport(note, data, { backend, tokens })
    await measureClosedTabs(note, data, { backend, tokens })
    await measureAdminLists(note, data, { backend, tokens })
    await measureAdminBulk(note, data, { backend, tokens })
    await measureReports(note, data, { backend, tokens })
  }
}

/**
 * Measures building the rows and loading them into the tables, and then the time until the collections hold them all.
 * Each run is at another instant.
 */
async function layingOut(data: DataName): Promise<{ answering: number; collecting: number }> {
  const times = { answering: [] as number[], collecting: [] as number[] }
  for (let run = 0; run < RUNS; run++) {
    const { ms, result } = await timed(() => openBackend(data, memoryStore()))
    times.answering.push(ms)
    times.collecting.push((await timed(() => result.db.collected())).ms)
  }
  return { answering: median(times.answering), collecting: median(times.collecting) }
}

/** Returns the longest delay, in milliseconds, of the event loop while the data is built. */
async function longestTurn(data: DataName): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  // The monitor sees only what comes after its first sample.
  await setTimeout(50)
  const { db } = await openBackend(data, memoryStore())
  await db.collected()
  delays.disable()
  return delays.max / 1_000_000
}

const openBackend = (data: DataName, store: Store): Promise<Backend> =>
  createBackend({ seed: (now) => seedOf(now, data), store })

export type Opened = { backend: Backend; tokens: ReadonlyMap<PersonaName, string> }

/** Opens a backend with a set of data, and a session of each persona. */
export async function open(data: DataName, store: Store): Promise<Opened> {
  const backend = await openBackend(data, store)
  await backend.db.collected()
  const tokens = new Map<PersonaName, string>()
  for (const name of personaNames) {
    const session = newSession(personaIds[name], backend.db.clock.now(), null)
    tokens.set(name, (await backend.db.sessions.insert(session)).id)
  }
  return { backend, tokens }
}

/** Sends a read and returns its time in milliseconds. Throws when it is refused. */
export async function ask(
  { backend, tokens }: Opened,
  read: Omit<Read, 'call'>,
  body?: unknown,
): Promise<number> {
  const token = read.as === null ? undefined : tokens.get(read.as)
  const request = new Request(`http://localhost/api${read.path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { ms, result } = await timed(async () => {
    const response = await backend.handle(request)
    return { status: response.status, text: await response.text() }
  })
  // The log of calls is written in the turn after the answer.
  await backend.db.callLog.entries()
  if (result.status >= 300) throw new Error(`${read.path} answered ${result.status}: ${result.text}`)
  return ms
}

/** Returns every read of the API with identifiers that stand in the data. */
export function readsOf({ backend: { db } }: Opened): Read[] {
  return allReads({
    today: localDay('America/Fortaleza', db.clock.now()),
    fieldId: 'fld-arena-beira-mar-campo-norte',
    companyTabId: db.tabs.by('companyId', ARENA)[0]?.id ?? '',
    productId: db.products.by('companyId', ARENA)[0]?.id ?? '',
    tabId: db.tabs.by('athleteId', personaIds.atleta)[0]?.id ?? '',
    rachaId: 'rch-atleta-01',
    seriesId: db.series.by('companyId', ARENA)[0]?.id ?? '',
  })
}

/** Measures every read: the first time, and again. */
async function measureReads(note: Note, data: DataName, opened: Opened): Promise<void> {
  const reads = readsOf(opened)
  const figures: { path: string; first: number; middle: number }[] = []
  for (const read of reads) {
    const first = await ask(opened, read)
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) times.push(await ask(opened, read))
    figures.push({ path: read.path, first, middle: median(times) })
  }
  const slowest = (key: 'first' | 'middle') => figures.toSorted((a, b) => b[key] - a[key]).slice(0, 3)
  const middle = median(figures.map((figure) => figure.middle))
  note(`a read of the ${data} set (${figures.length} reads)`, milliseconds(middle))
  for (const { path, middle: ms } of slowest('middle'))
    note(`slowest read, ${data}: ${decodeURIComponent(path)}`, milliseconds(ms), promises[data].read)
  for (const { path, first } of slowest('first'))
    note(`slowest the first time, ${data}: ${decodeURIComponent(path)}`, milliseconds(first))
}

/** Measures a booking after a few thousand other changes, how long saving takes in it, and a reload. */
async function measureWrites(note: Note, data: DataName, opened: Opened & { store: Store }): Promise<void> {
  const { backend, store } = opened
  for (const { id } of backend.db.bookings.all().slice(-5000))
    await backend.db.bookings.update(id, { customerName: 'Outra Pessoa' })
  await ask(opened, { as: 'atleta', path: '/me' })
  const writes: number[] = []
  for (const slot of await freeSlots(opened, 9))
    writes.push(await ask(opened, { as: 'atleta', path: '/bookings' }, slot))
  note(`a booking, ${data}, 5,000 changes before`, milliseconds(median(writes)))
  note(`a reload, ${data}, 5,000 changes`, milliseconds((await timed(() => openBackend(data, store))).ms))
}

/** Measures items that are put on a tab at the counter, one command each (H3). */
async function measureCommands(note: Note, data: DataName, opened: Opened): Promise<void> {
  const at = { as: 'empresa', path: '/company/tabs/commands' } as const
  const tabId = 'bench-tab'
  const opening = { type: 'open', id: 'bench-open', tabId, customerName: '', customerPhone: null }
  await ask(opened, at, opening)
  const product = { productId: 'prd-arena-beira-mar-chope', quantity: 1, note: null }
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const line = { id: `bench-${run}`, tabId, lineId: `bench-line-${run % 3}` }
    times.push(await ask(opened, at, { type: 'add_item', ...line, ...product }))
  }
  note(`a command at the counter, ${data}`, milliseconds(median(times)), '≤ 10 ms')
}

/** Measures the preview of a file with 1,000 new products, and then its import (H4). */
async function measureImport(note: Note, data: DataName, opened: Opened): Promise<void> {
  const products = Array.from({ length: 1000 }, (_, index) => ({
    line: index + 2,
    name: `Produto ${index}`,
    category: 'drinks',
    priceCents: 900,
    costCents: 300,
    stock: 12,
  }))
  const path = '/company/products/import'
  const shown = await ask(opened, { as: 'empresa', path: `${path}/preview` }, { products })
  const done = await ask(opened, { as: 'empresa', path }, { products })
  note(`importing 1,000 products with its preview, ${data}`, milliseconds(shown + done), '≤ 5000 ms')
}

/** Measures the list of tabs of an arena that has closed thousands: as they are, and found by a name. */
async function measureClosedTabs(note: Note, data: DataName, opened: Opened): Promise<void> {
  const { tabs } = opened.backend.db
  const paid = tabs.by('companyId', ARENA).filter(({ status }) => status === 'paid')
  for (let copy = 0; copy < CLOSED_TABS; copy++) {
    const tab = paid[copy % paid.length]
    if (tab) await tabs.insert({ ...tab, id: `bench-closed-${copy}`, code: `CMD-B${copy}` })
  }
  for (const [asked, query] of [
    ['the newest', 'page=1'],
    ['by name', 'q=luiz&page=1'],
  ] as const) {
    const read = { as: 'empresa', path: `/company/tabs?perPage=100&${query}` } as const
    note(`10,000 closed tabs, ${data}: ${asked}, the first time`, milliseconds(await ask(opened, read)))
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) times.push(await ask(opened, read))
    note(`10,000 closed tabs, ${data}: ${asked}`, milliseconds(median(times)), promises[data].read)
  }
}

/** Measures the admin's list with 80,000 rows, and the picker of a form over them (H12). */
async function measureAdminLists(note: Note, data: DataName, opened: Opened): Promise<void> {
  fillContacts(opened.backend.db)
  const figures = await adminListFigures((path) => ask(opened, { as: 'admin', path }))
  for (const [name, ms] of figures)
    note(`80,000 rows, ${data}: ${name}`, milliseconds(ms), name === 'the picker' ? '≤ 300 ms' : '≤ 60 ms')
}

/** Measures the report of an arena with 100,000 movements over five years (H6). */
async function measureReports(note: Note, data: DataName, opened: Opened): Promise<void> {
  fillFinances(opened.backend.db, ARENA)
  const today = localDay('America/Fortaleza', opened.backend.db.clock.now())
  const figures = await reportFigures((path) => ask(opened, { as: 'empresa', path }), today)
  for (const [view, { first, again }] of figures) {
    note(`a report over 100,000 rows, ${data}, ${view}: the first time`, milliseconds(first))
    note(`a report over 100,000 rows, ${data}, ${view}`, milliseconds(again), '≤ 60 ms')
  }
}

/** Measures an act on 1,000 rows in the parts in which the app sends them, with reading the rows before (H12). */
async function measureAdminBulk(note: Note, data: DataName, opened: Opened): Promise<void> {
  const started = performance.now()
  for (const part of bulkParts(await bulkRows((path) => answerOf(opened, path))))
    await ask(opened, { as: 'admin', path: '/admin/bulk' }, part)
  note(`an act on 1,000 rows, ${data}`, milliseconds(performance.now() - started), '≤ 5000 ms')
}

async function answerOf({ backend, tokens }: Opened, path: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${tokens.get('admin')}` }
  const response = await backend.handle(new Request(`http://localhost/api${path}`, { headers }))
  return response.json()
}

type Slot = { fieldId: string; start: string; end: string }

async function freeSlots({ backend }: Opened, count: number): Promise<Slot[]> {
  const response = await backend.handle(
    new Request(`http://localhost/api/fields?city=Recife&perPage=${count}`),
  )
  const { data } = (await response.json()) as {
    data: { id: string; nextFree: { start: string; end: string }[] }[]
  }
  return data.flatMap(({ id, nextFree: [slot] }) =>
    slot ? [{ fieldId: id, start: slot.start, end: slot.end }] : [],
  )
}
