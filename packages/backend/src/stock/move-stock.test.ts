import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '../store/records.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import type { StockMoveInput } from '@campo-livre/domain/stock/stock-move-input.ts'
import { moveStock } from './move-stock.ts'

const backend = testBackend()
const by = { userId: 'dono', now: '2026-11-20T13:00:00.000Z' }
const move = (input: StockMoveInput) => moveStock(backend.server.db, by, input)
const water = () => backend.server.db.products.find('agua')
const standing = () => [water()?.stock, water()?.stockValueCents]
const change = (changes: Partial<ProductRecord>) => backend.server.db.products.update('agua', changes)
const notices = () =>
  backend.server.db.notifications
    .by('userId', 'dono')
    .flatMap(({ message }) => (message.startsWith('Estoque') ? [message] : []))
const line = { productId: 'agua', tabId: 'tab-open', lineId: 'new' }

describe('a movement of the stock (H4)', () => {
  it('is kept with what it is worth, who made it and what was there after it', async () => {
    const sale = await move({ kind: 'sale', quantity: 3, ...line })
    expect(sale).toMatchObject({
      companyId: 'paulista',
      kind: 'sale',
      quantity: -3,
      valueCents: -600,
      stockAfter: 47,
      byId: 'dono',
      at: by.now,
      tabId: 'tab-open',
      lineId: 'new',
      reversesId: null,
    })
    expect(backend.server.db.stockMovements.find(sale.id)).toEqual(sale)
    expect(standing()).toEqual([47, 9400])
    expect(water()?.version).toBe(1)
  })

  it('gives a product the cost of its last purchase', async () => {
    const bought = await move({
      kind: 'purchase',
      productId: 'agua',
      quantity: 50,
      costCents: 15_000,
      supplier: 'Atacado',
    })
    expect(bought.supplier).toBe('Atacado')
    expect([...standing(), water()?.costCents]).toEqual([100, 25_000, 300])
    await move({ kind: 'reversal', productId: 'agua', reversesId: bought.id, reason: 'Era outra água' })
    expect([...standing(), water()?.costCents]).toEqual([50, 10_000, 200])
  })

  it('brings back what was sold at the cost of the sale, and never more', async () => {
    await move({ kind: 'sale', quantity: 2, ...line })
    await move({ kind: 'purchase', productId: 'agua', quantity: 10, costCents: 9000 })
    const back = await move({ kind: 'return', quantity: 1, ...line, reason: 'Veio quente' })
    expect([back.valueCents, back.reason]).toEqual([200, 'Veio quente'])
    await expect(move({ kind: 'return', quantity: 2, ...line })).rejects.toMatchObject({ code: 'conflict' })
    await expect(move({ kind: 'return', quantity: 1, ...line, productId: 'cafe' })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(water()?.stock).toBe(59)
  })

  it('takes back a purchase, a loss and a count once, and nothing else', async () => {
    const loss = await move({ kind: 'loss', productId: 'agua', quantity: 4, reason: 'Quebrou' })
    const reverse = (reversesId: string, productId = 'agua') =>
      move({ kind: 'reversal', productId, reversesId, reason: 'Engano' })
    await expect(reverse(loss.id, 'cafe')).rejects.toMatchObject({ code: 'not_found' })
    const reversal = await reverse(loss.id)
    expect(reversal).toMatchObject({ quantity: 4, valueCents: 800, reversesId: loss.id })
    await expect(reverse(loss.id)).rejects.toMatchObject({ message: 'Esse movimento já foi corrigido.' })
    for (const id of [reversal.id, 'mov-agua', 'mov-i1'])
      await expect(reverse(id)).rejects.toMatchObject({ message: 'Esse movimento não se corrige aqui.' })
    const count = await move({ kind: 'count', productId: 'agua', quantity: 2 })
    await reverse(count.id)
    expect(standing()).toEqual([50, 10_000])
  })
})

describe('a sale beyond the stock (rule 7)', () => {
  const sale = (quantity: number) => move({ kind: 'sale', quantity, ...line })
  const out = { code: 'stock_out', status: 409 }

  it('is refused, and moves nothing', async () => {
    await expect(sale(51)).rejects.toMatchObject(out)
    await expect(sale(51)).rejects.toThrow('Água sem gás: só restam 50 unidades.')
    await expect(move({ kind: 'loss', productId: 'agua', quantity: 51 })).rejects.toMatchObject(out)
    expect(standing()).toEqual([50, 10_000])
    await sale(50)
    expect(standing()).toEqual([0, 0])
    await expect(sale(1)).rejects.toThrow('o estoque acabou')
  })

  it('is marked where the arena sells beyond it, and settled by the next purchase', async () => {
    await backend.server.db.companies.update('paulista', { sellsBeyondStock: true })
    expect((await sale(52)).beyond).toBe(2)
    expect(standing()).toEqual([-2, 0])
    await expect(move({ kind: 'loss', productId: 'agua', quantity: 1 })).rejects.toMatchObject(out)
    const bought = await move({ kind: 'purchase', productId: 'agua', quantity: 4, costCents: 1000 })
    expect([bought.valueCents, bought.settledCents]).toEqual([500, 500])
    expect(standing()).toEqual([2, 500])
  })

  it('does not let a purchase be taken back whose pieces are gone', async () => {
    const bought = await move({ kind: 'purchase', productId: 'agua', quantity: 5, costCents: 1000 })
    await sale(51)
    const reversal = move({ kind: 'reversal', productId: 'agua', reversesId: bought.id })
    await expect(reversal).rejects.toMatchObject(out)
  })
})

describe('a stock that becomes low', () => {
  it('is told once per crossing', async () => {
    await move({ kind: 'sale', quantity: 39, ...line })
    expect(notices()).toEqual([])
    await move({ kind: 'sale', quantity: 1, ...line })
    await move({ kind: 'sale', quantity: 9, ...line })
    expect(notices()).toEqual(['Estoque baixo: Água sem gás, restam 10 unidades.'])
    await move({ kind: 'return', quantity: 20, ...line })
    await move({ kind: 'count', productId: 'agua', quantity: -20 })
    await move({ kind: 'return', quantity: 20, ...line })
    await move({ kind: 'loss', productId: 'agua', quantity: 21 })
    expect(notices().slice(1)).toEqual([
      'Estoque baixo: Água sem gás, resta 1 unidade.',
      'Estoque em falta: Água sem gás acabou.',
    ])
  })

  it('is not told of a product without a mark', async () => {
    await change({ lowStockAt: 0 })
    await move({ kind: 'sale', quantity: 50, ...line })
    expect(notices()).toEqual([])
  })
})
