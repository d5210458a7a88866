import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Backend, createBackend } from './backend.ts'
import { createFixedClock } from './clock.ts'
import { newSession } from '@campo-livre/backend/auth/new-session.ts'
import { moveStock } from '@campo-livre/backend/stock/move-stock.ts'
import { memoryStore } from './persistence/store.ts'
import { personaIds } from './personas/persona-ids.ts'
import { buildSeed } from './seed/build-seed.ts'
import { pick, randomOf } from './seed/random.ts'

const NOW = '2026-11-20T13:00:00.000Z'
const ARENA = 'cmp-arena-beira-mar'

/** The reads whose results are cached: lists with their order, sums and free times. */
const reads: readonly [as: string | null, path: string][] = [
  [null, '/fields'],
  [null, '/fields?sort=price&city=Fortaleza'],
  [null, '/fields?sort=rating'],
  [null, '/fields?q=areia'],
  [null, '/fields?date=2026-11-21&time=20:00'],
  [null, '/fields?minutes=120&maxPriceCents=20000'],
  [null, '/places'],
  [null, `/companies/${ARENA}`],
  [null, `/companies/${ARENA}/fields`],
  [personaIds.atleta, '/bookings'],
  [personaIds.atleta, '/bookings?when=upcoming'],
  [personaIds.atleta, '/tabs'],
  [personaIds.empresa, '/company/bookings?when=upcoming'],
  [personaIds.empresa, '/company/bookings/calendar?from=2026-11-19&to=2026-11-28'],
  [personaIds.empresa, '/company/financial'],
  [personaIds.empresa, '/company/expenses'],
  [personaIds.empresa, '/company/incomes'],
  [personaIds.empresa, '/company/closures?sort=-next'],
  [personaIds.empresa, '/company/products?sort=stock'],
  [personaIds.empresa, '/company/reviews'],
  [personaIds.empresa, '/company/tabs'],
  [personaIds.empresa, '/company/tabs/open'],
  [personaIds.empresa, '/company/counter/products'],
  [personaIds.admin, '/admin/bookings?sort=-createdAt'],
  [personaIds.admin, '/admin/bookings?sort=status&perPage=100'],
  [personaIds.admin, '/admin/companies?sort=-fields'],
  [personaIds.admin, '/admin/fields?sort=fromPriceCents'],
  [personaIds.admin, '/admin/users?sort=name'],
  [personaIds.admin, '/admin/reviews?sort=-stars'],
  [personaIds.admin, '/admin/expenses?sort=status'],
  [personaIds.admin, '/admin/tabs'],
  [personaIds.admin, '/admin/coupons?sort=-uses'],
]

const random = randomOf('never stale')
const store = memoryStore()
let warm: Backend

const tokenOf = (userId: string) => `token-of-${userId}`

async function ask(backend: Backend, as: string | null, path: string, body?: object): Promise<unknown> {
  const headers = {
    'Content-Type': 'application/json',
    ...(as === null ? {} : { Authorization: `Bearer ${tokenOf(as)}` }),
  }
  const url = `http://x${path.startsWith('/__mock') ? '' : '/api'}${path}`
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  return (await backend.handle(new Request(url, init))).json()
}

async function signAllIn(): Promise<void> {
  for (const userId of Object.values(personaIds))
    await warm.db.sessions.insert({
      ...newSession(userId, NOW, null),
      id: tokenOf(userId),
      publicId: `device-of-${userId}`,
    })
}

/** Some of the possible writes: rows change, are added and removed, time goes on or back. */
const deeds: readonly (() => Promise<unknown>)[] = [
  () => ask(warm, null, '/__mock/clock', { advanceMinutes: pick(random, [1, 20, 61, 600]) }),
  async () => {
    const { id } = pick(random, warm.db.bookings.all().slice(0, 6000))
    await warm.db.bookings.update(id, {
      status: pick(random, ['confirmed', 'cancelled', 'no_show'] as const),
    })
  },
  async () => {
    const { id, status, basePriceCents } = pick(random, warm.db.fields.all())
    await warm.db.fields.update(id, {
      status: status === 'active' ? 'inactive' : 'active',
      basePriceCents: basePriceCents + 500,
    })
  },
  async () => {
    const { id } = pick(random, warm.db.fields.all())
    const from = pick(random, ['2026-11-20', '2026-11-21', '2026-11-22'])
    await warm.db.fields.update(id, {
      nextPrices: [{ from, basePriceCents: Math.floor(random() * 30_000), priceRules: [] }],
      openingHours: pick(random, [null, Array.from({ length: 7 }, () => [{ opens: 600, closes: 1320 }])]),
      holidayHours: pick(random, [null, []]),
    })
  },
  async () => {
    const { id } = pick(random, warm.db.companies.all())
    const status = pick(random, ['approved', 'suspended'] as const)
    await warm.db.companies.update(id, { status, name: `Arena ${Math.floor(random() * 1000)}` })
  },
  async () => {
    const { id, when } = pick(random, warm.db.closures.all())
    if (when.kind === 'once')
      await warm.db.closures.update(id, {
        when: { ...when, start: '2026-11-21T12:00:00.000Z', end: '2026-11-22T12:00:00.000Z' },
      })
    else warm.db.closures.remove(id)
  },
  async () => warm.db.reviews.remove(pick(random, warm.db.reviews.all()).id),
  async () => {
    const { id, answer } = pick(random, warm.db.reviews.by('companyId', ARENA))
    await warm.db.reviews.update(id, { answer: answer ? null : { text: 'Valeu!', createdAt: NOW } })
  },
  async () => {
    const { id } = pick(random, warm.db.products.by('companyId', ARENA))
    const by = { userId: personaIds.empresa, now: warm.db.clock.now() }
    await moveStock(warm.db, by, { kind: 'count', productId: id, quantity: Math.floor(random() * 50) })
  },
  async () => {
    const { id } = pick(random, warm.db.expenses.by('companyId', ARENA))
    await warm.db.expenses.update(id, { payments: [] })
  },
  async () => warm.db.expenseReceipts.remove(pick(random, warm.db.expenseReceipts.all()).id),
  async () => {
    const found = (await ask(warm, null, '/fields?city=Fortaleza')) as {
      data: { id: string; nextFree: { start: string; end: string }[] }[]
    }
    const field = found.data.find(({ nextFree }) => nextFree.length > 0)
    const [slot] = field?.nextFree ?? []
    await ask(warm, personaIds.atleta, '/bookings', {
      fieldId: field?.id,
      start: slot?.start,
      end: slot?.end,
    })
  },
]

beforeAll(async () => {
  warm = await createBackend({ seed: buildSeed, clock: createFixedClock(NOW), store })
  await signAllIn()
})

/** Returns a backend opened anew with the same data, whose caches are empty. */
async function opened(): Promise<Backend> {
  warm.db.log.markDirty()
  await ask(warm, null, '/places')
  return createBackend({ seed: buildSeed, clock: createFixedClock(NOW), store })
}

async function expectFresh(): Promise<void> {
  const fresh = await opened()
  for (const [as, path] of reads) {
    const [known, anew] = [await ask(warm, as, path), await ask(fresh, as, path)]
    expect({ path, answer: known }).toEqual({ path, answer: anew })
  }
}

describe('memoized answers', () => {
  it('are those of a new backend with the same data, after any writes', async () => {
    for (let round = 0; round < 8; round++) {
      for (let count = 0; count < 3; count++) await pick(random, deeds)()
      await expectFresh()
    }
  })

  it('follow a tab at the counter, command by command (H3)', async () => {
    const open = warm.db.tabs.by('companyId', ARENA).find(({ status }) => status === 'open')
    const product = warm.db.products.by('companyId', ARENA).find(({ stock }) => stock > 2)
    const tabId = open?.id ?? ''
    const due = () => {
      const tab = warm.db.tabs.find(tabId)
      return tab ? tabSum(tab).dueCents : 0
    }
    const order = { lineId: 'new-line', productId: product?.id, quantity: 2, note: null }
    const payment = { paymentId: 'new-payment', method: 'card', receivedCents: null, lines: [] }
    const commands = [
      () => ({ type: 'add_item', ...order }),
      () => ({ type: 'close' }),
      () => ({ type: 'pay', ...payment, amountCents: due() }),
      () => ({ type: 'reopen', reason: 'Pediram mais um' }),
    ]
    for (const [index, command] of commands.entries()) {
      const body = { id: `command-${index}`, tabId, ...command() }
      expect(await ask(warm, personaIds.empresa, '/company/tabs/commands', body)).toHaveProperty('data.tabs')
      await expectFresh()
    }
  })

  it('follow the clock back, and a reset', async () => {
    await ask(warm, null, '/__mock/clock', { advanceMinutes: 3 * 1440 })
    await ask(warm, personaIds.admin, '/admin/bookings?sort=status&perPage=100')
    warm.db.clock.setOffset(0)
    await expectFresh()
    await ask(warm, null, '/__mock/reset', {})
    await signAllIn()
    await expectFresh()
  })
})
