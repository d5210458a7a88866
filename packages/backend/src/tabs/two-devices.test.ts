import { retargetCommand, anyCommand } from '@campo-livre/domain/testing/any-command.ts'
import { createTabLedger } from '@campo-livre/domain/testing/tab-ledger.ts'
import type { TabCommand } from '@campo-livre/domain/tabs/command.ts'
import { keptPieces } from '@campo-livre/domain/tabs/pieces.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { OpenTab, Tab } from '@campo-livre/domain/tabs/tab.ts'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { type Backend, createBackend } from '@campo-livre/mocks/backend.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { newSession } from '../auth/new-session.ts'
import { pick, type Random, randomOf } from '@campo-livre/mocks/seed/random.ts'
import { requireBalancedStock } from '@campo-livre/mocks/testing/require-balanced-stock.ts'
import { tinyProduct } from '@campo-livre/mocks/testing/tiny-houses.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { tinyStock } from '@campo-livre/mocks/testing/tiny-stock.ts'
import { createDevice, type Device, type Send } from './testing/device.ts'

/** The random runs, each of two devices with so many commands. */
const RUNS = 20
const COMMANDS = 100
const TOKEN = 'token-of-dono'
const stocked = [
  tinyProduct({ stock: 60, stockValueCents: 12_000 }),
  tinyProduct({ id: 'cerveja', name: 'Cerveja', priceCents: 1199, stock: 40, stockValueCents: 8000 }),
  tinyProduct({ id: 'batata', name: 'Batata frita', priceCents: 2833, stock: 12, stockValueCents: 2400 }),
]

let backend: Backend
beforeEach(async () => {
  const bar = { products: stocked, stockMovements: counted(), tabs: [], tabCommands: [] }
  backend = await createBackend({ seed: () => ({ ...tinySeed(), ...bar }), clock: createFixedClock(NOW) })
  await signIn()
})

/** Returns the first count of each product. */
function counted() {
  const [opening] = tinyStock()
  if (!opening) throw new Error('the tiny stock has no first count')
  return stocked.map(({ id: productId, stock, stockValueCents }) => ({
    ...opening,
    id: `mov-${productId}`,
    productId,
    quantity: stock,
    valueCents: stockValueCents,
    stockAfter: stock,
  }))
}

const signIn = () =>
  backend.db.sessions.insert({ ...newSession('dono', NOW, null), id: TOKEN, publicId: 'device' })

async function ask(path: string, body?: unknown): Promise<{ status: number; data: unknown }> {
  const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' }
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await backend.handle(new Request(`http://x/api${path}`, init))
  return { status: response.status, data: ((await response.json()) as { data: unknown }).data }
}

/** A network that loses a fifth of the requests, and a fifth of the answers. */
const network =
  (random: Random): Send =>
  async (command) => {
    if (random() < 0.2) return null
    const answer = await ask('/company/tabs/commands', command)
    return random() < 0.2 ? null : answer
  }
const wire: Send = (command) => ask('/company/tabs/commands', command)

async function read(device: Device): Promise<void> {
  const { data } = await ask('/company/tabs/open')
  const facts = backend.db.products
    .all()
    .map(({ id, name, priceCents, stock }) => ({ id, name, priceCents, sold: true, stock }))
  device.read(data as OpenTab[], facts)
}

/** Returns any command that fits what a device shows, now and then an undo of one of its own. */
function nextCommand(device: Device, draft: ReturnType<typeof drawn>[number], id: string): TabCommand {
  const { tabs } = device.view()
  const earlier = device.confirmed.at(-2)
  if (draft.type === 'reopen' && earlier)
    return { type: 'undo', id, tabId: earlier.tabId, commandId: earlier.id }
  return {
    ...retargetCommand(
      draft,
      tabs.find((tab) => tab.id === draft.tabId),
    ),
    id,
  }
}

const drawn = (seed: number) => fc.sample(anyCommand, { seed, numRuns: COMMANDS })

/** Lets two devices work at once, over a bad network, until each has made and delivered all of its commands. */
async function work(run: number): Promise<{ devices: Device[]; made: TabCommand[] }> {
  const random = randomOf(`devices ${run}`)
  const send = network(random)
  const made: TabCommand[] = []
  const devices = ['a', 'b'].map(() =>
    createDevice({ companyId: 'paulista', userId: 'dono', now: NOW, send }),
  )
  const plans = devices.map((device, index) => ({
    device,
    name: `d${index}`,
    drafts: drawn(run * 2 + index),
  }))
  const make = ({ device, name, drafts }: (typeof plans)[number]) => {
    const draft = drafts.pop()
    if (!draft) return
    const command = nextCommand(device, draft, `${name}-${drafts.length}`)
    device.make(command)
    made.push(command)
  }
  for (const [index, { device }] of plans.entries()) {
    const opening = { type: 'open', id: `open-${index}`, tabId: `tab-${index + 1}` } as const
    const command = { ...opening, customerName: '', customerPhone: null }
    device.make(command)
    made.push(command)
  }
  while (plans.some(({ device, drafts }) => drafts.length > 0 || device.queue.length > 0)) {
    const plan = pick(random, plans)
    const chance = random()
    if (chance < 0.45) make(plan)
    else if (chance < 0.85) await plan.device.flush()
    else if (chance < 0.93) await read(plan.device)
    // A request that the network kept for a while arrives now, once more.
    else if (plan.device.confirmed.length > 0) await wire(pick(random, made.slice(0, 40)))
  }
  return { devices, made }
}

/** Returns tabs without what only a server can tell. */
const masked = (tabs: Iterable<Tab & { booking?: unknown }>) =>
  [...tabs]
    .map(({ booking: _, ...tab }) => ({
      ...tab,
      code: '',
      pendingPix: tab.pendingPix.map((each) => ({ ...each, pixCode: null, createdAt: '' })),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** Returns what the log of commands makes of an empty counter, each taken once. */
function told() {
  const products = stocked.map(({ id, name, priceCents, stock }) => ({
    id,
    name,
    priceCents,
    sold: true,
    stock,
  }))
  const book = createTabLedger({ products, companyId: 'paulista', byId: 'dono', at: NOW })
  for (const { command } of backend.db.tabCommands.all()) expect(book.run(command).ok).toBe(true)
  return book
}

test('two devices, answers lost and repeated: no command lost, none twice, equal on both (H3)', async () => {
  for (let run = 0; run < RUNS; run += 1) {
    const { devices, made } = await work(run)
    const { db } = backend
    const log = new Set(db.tabCommands.all().map(({ id }) => id))
    for (const { id } of made) {
      const wasRefused = devices.some(({ refused }) => refused.has(id))
      expect([run, id, log.has(id) || wasRefused]).toEqual([run, id, true])
    }
    const book = told()
    expect(masked(db.tabs.all())).toEqual(masked(book.tabs.values()))
    for (const { id, stock } of db.products.all()) expect(stock).toBe(book.stock.get(id))
    for (const device of devices) {
      await read(device)
      const open = device.view().tabs.filter(({ status }) => status === 'open' || status === 'closed')
      const there = db.tabs.where(({ status }) => status === 'open' || status === 'closed')
      for (const tab of there) expect(open.find(({ id }) => id === tab.id)).toMatchObject(tab)
      expect(open.filter(({ id }) => there.some((tab) => tab.id === id)).map(tabSum)).toEqual(
        open
          .filter(({ id }) => there.some((tab) => tab.id === id))
          .map((tab) => tabSum(db.tabs.find(tab.id) ?? tab)),
      )
    }
    for (const { id, stock } of stocked) {
      const out = db.tabs.all().flatMap(({ items, status }) =>
        items
          .filter(({ productId }) => productId === id)
          .map((item) => {
            const lost = item.returns.filter(({ to }) => to === 'loss')
            const gone = lost.reduce((sum, { quantity }) => sum + quantity, 0)
            return gone + (status === 'cancelled' ? 0 : keptPieces(item))
          }),
      )
      expect(db.products.find(id)?.stock).toBe(stock - out.reduce((sum, pieces) => sum + pieces, 0))
    }
    requireBalancedStock(db)
    await db.reset({ base: NOW })
    await signIn()
  }
})

test('what a device shows before it has sent is what the server has afterwards (H3)', async () => {
  const device = createDevice({ companyId: 'paulista', userId: 'dono', now: NOW, send: wire })
  const opening = { type: 'open', id: 'open', tabId: 'tab-1' } as const
  device.make({ ...opening, customerName: 'Ana', customerPhone: null })
  await device.flush()
  for (let round = 0; round < 30; round += 1) {
    await read(device)
    for (const [index, draft] of drawn(round).slice(0, 12).entries())
      device.make(nextCommand(device, draft, `r${round}-${index}`))
    const shown = device.view()
    while (device.queue.length > 0) await device.flush()
    const ids = new Set(shown.tabs.map(({ id }) => id))
    expect(masked(shown.tabs)).toEqual(masked(backend.db.tabs.where(({ id }) => ids.has(id))))
    for (const id of shown.refusals.keys()) expect(device.refused.has(id)).toBe(true)
  }
})
