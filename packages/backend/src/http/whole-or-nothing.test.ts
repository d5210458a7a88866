import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { describe, expect, it, vi } from 'vitest'
import { moveStock } from '../stock/move-stock.ts'
import { type Content, changedTables, contentOf } from '@campo-livre/mocks/testing/changed-tables.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { tinyTab } from '@campo-livre/mocks/testing/tiny-houses.ts'

const backend = testBackend()
const { ask, tokenOf } = backend
const db = () => backend.server.db
const changedSince = (before: Content) => changedTables(before, contentOf(db()))

/** Returns what everybody has before a call: those who ask are signed in by then. */
async function ready(): Promise<Content> {
  for (const id of ['ana', 'bia', 'dono']) await tokenOf(id)
  await ask('GET /me', { as: 'dono' })
  await ask('GET /me', { as: 'ana' })
  return contentOf(db())
}

describe('a call is stored as a whole or not at all (decision 093)', () => {
  it('a loss that the stock does not have takes nothing back into it', async () => {
    await db().companies.update('paulista', { sellsBeyondStock: true })
    const sale = { kind: 'sale', productId: 'agua', tabId: 'tab-open', lineId: 'new', quantity: 55 } as const
    await moveStock(db(), { userId: 'dono', now: db().clock.now() }, sale)
    expect(db().products.find('agua')?.stock).toBe(-5)
    const then = await ready()
    const lost = { type: 'return_item', lineId: 'i2', quantity: 1, reason: 'Quebrou', to: 'loss' }
    const body = { id: 'lost', tabId: 'tab-open', ...lost }
    const { status, body: answer } = await ask('POST /company/tabs/commands', { as: 'dono', body })
    expect([status, answer.code]).toEqual([409, 'stock_out'])
    expect(changedSince(then)).toEqual([])
    expect(db().history.last?.call).not.toBe('POST /company/tabs/commands')
  })

  it('a code above what is due of a month’s bill leaves the one that waits', async () => {
    const body = {
      type: 'create',
      id: 'make',
      seriesId: 'serie-1',
      customer: { kind: 'athlete', athleteId: 'ana' },
      fieldId: 'society',
      from: '2026-11-26',
      until: null,
      startMinute: 16 * 60,
      minutes: 60,
      priceCents: 12_000,
      every: 1,
      terms: { giveBackHours: 24, credit: 'always', dueDay: 10 },
      note: '',
      choices: [],
    }
    await ask('POST /company/series/commands', { as: 'dono', body })
    const pay = (id: string, amountCents: number) =>
      ask('POST /series/serie-1/pay', { as: 'ana', body: { id, month: '2026-11', amountCents } })
    const waiting = ((await pay('p1', 12_000)).body.data as SeriesDetail).bills[0]?.account.pendingPix
    expect(waiting).toHaveLength(1)
    const then = await ready()
    const { status, body: answer } = await pay('p2', 12_001)
    expect([status, answer.code]).toEqual([409, 'amount_over_due'])
    expect(changedSince(then)).toEqual([])
    expect(db().series.find('serie-1')?.accounts[0]?.pendingPix).toEqual(waiting)
  })

  it('a tab that cannot be handed over opens no bill', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    // Its sum is no whole number that a bill can keep.
    const [item] = tinyTab().items
    const items = item ? [{ ...item, id: 'dear', priceCents: Number.MAX_SAFE_INTEGER, quantity: 3 }] : []
    await db().tabs.insert(
      tinyTab({
        id: 'bar',
        code: 'CMD-BAR2',
        athleteId: null,
        bookingId: 'paid',
        items,
        status: 'open',
        payments: [],
        closedAt: null,
      }),
    )
    const then = await ready()
    const { status } = await ask('POST /company/tabs/bar/hand-over', { as: 'dono', body: { id: 'h1' } })
    expect(status).toBe(500)
    expect(complain).toHaveBeenCalledOnce()
    complain.mockRestore()
    expect(changedSince(then)).toEqual([])
  })

  it('but for what the call keeps: a wrong password counts, and the code is on its way', async () => {
    const login = (email: string, password: string) => ask('POST /auth/login', { body: { email, password } })
    const then = contentOf(db())
    expect((await login('ana@exemplo.test', 'errada')).status).toBe(422)
    expect(changedSince(then)).toEqual(['attempts'])
  })
})
