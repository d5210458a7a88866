import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleProduct, stockShelf } from '../testing/stock-shelf.ts'
import { buyStock, closeCount, countLine, moveStocks, takeBack, withMoves } from './operations.ts'
import type { StockMoveInput } from './stock-move-input.ts'

type Shelf = ReturnType<typeof stockShelf>

/** Makes movements, keeps what they change, and returns them; throws what refuses them. */
function moved(shelf: Shelf, ...inputs: StockMoveInput[]) {
  const outcome = moveStocks(inputs, shelf.facts())
  if (!outcome.ok) throw new Error(outcome.code)
  shelf.keep(outcome.changes)
  return outcome
}

const line = { productId: 'agua', lineId: 'line-1', tabId: 'tab-1' }
const opening = { kind: 'opening' as const, productId: 'agua', quantity: 10, costCents: 2000 }

/** A shelf with ten waters for R$ 2,00 each, of which the owner wants to know at four. */
function tenWaters(options = {}): Shelf {
  const shelf = stockShelf(
    [sampleProduct({ lowStockAt: 4 }), sampleProduct({ id: 'cafe', name: 'Café' })],
    options,
  )
  moved(shelf, opening)
  return shelf
}

describe('what goes with a movement (H4)', () => {
  it('a change of products has the stock that follows from it, even of a new product', () => {
    const made = {
      ok: true as const,
      changes: {
        products: [sampleProduct({ id: 'suco', name: 'Suco' }), sampleProduct({ id: 'cafe' })],
        edits: [],
      },
      notices: [],
      moves: [{ ...opening, productId: 'suco' }],
    }
    const outcome = withMoves(made, tenWaters().facts())
    expect(outcome).toMatchObject({
      ok: true,
      changes: {
        products: [
          { id: 'suco', stock: 10, stockValueCents: 2000 },
          { id: 'cafe', stock: 0 },
        ],
        edits: [],
        stockMovements: [{ kind: 'opening', productId: 'suco' }],
      },
    })
    const tooMany = { ...made, moves: [{ kind: 'loss' as const, productId: 'suco', quantity: 1 }] }
    expect(withMoves(tooMany, tenWaters().facts())).toMatchObject({ ok: false, code: 'stock_out' })
  })

  it('a movement that is taken back takes its expense along, and one that cannot be takes nothing', () => {
    const shelf = tenWaters()
    const bought = { ...opening, kind: 'purchase' as const, expenseId: 'exp' }
    const [purchase] = moved(shelf, bought).changes.stockMovements
    if (!purchase) throw new Error('nothing was bought')
    const boughtFor = { expenseId: 'exp', receiptIds: ['nota'] }
    const back = () => takeBack(purchase, { reason: 'Engano', boughtFor }, shelf.facts())
    const outcome = back()
    expect(outcome).toMatchObject({
      changes: { stockMovements: [{ kind: 'reversal', reversesId: purchase.id, reason: 'Engano' }] },
      removed: { expenses: ['exp'], expenseReceipts: ['nota'] },
    })
    if (outcome.ok) shelf.keep(outcome.changes)
    expect(back()).toMatchObject({ ok: false, code: 'already_undone' })
    expect(takeBack(purchase, { reason: 'Engano', boughtFor: null }, tenWaters().facts()).ok).toBe(false)
  })
})

describe('movements of a stock (H4)', () => {
  it('are rows with their worth, and the products as they are after the last', () => {
    const { changes, notices } = moved(
      tenWaters(),
      { kind: 'sale', quantity: 3, ...line },
      { kind: 'loss', productId: 'agua', quantity: 1, reason: 'Quebrou' },
    )
    expect(changes.stockMovements).toMatchObject([
      {
        kind: 'sale',
        quantity: -3,
        valueCents: -600,
        stockAfter: 7,
        lineId: 'line-1',
        tabId: 'tab-1',
        byId: 'ana',
      },
      { kind: 'loss', quantity: -1, valueCents: -200, stockAfter: 6, lineId: null, reason: 'Quebrou' },
    ])
    expect(changes.products).toMatchObject([{ id: 'agua', stock: 6, stockValueCents: 1200, costCents: 200 }])
    expect(notices).toEqual([])
  })

  it('are judged by those before them: what one brings back, the next one may lose', () => {
    const shelf = tenWaters()
    moved(shelf, { kind: 'sale', quantity: 10, ...line })
    const lost = { kind: 'loss' as const, productId: 'agua', quantity: 2 }
    expect(moveStocks([lost], shelf.facts())).toMatchObject({ ok: false, code: 'stock_out' })
    const outcome = moveStocks([{ kind: 'return', quantity: 2, ...line }, lost], shelf.facts())
    expect(outcome).toMatchObject({ ok: true, changes: { products: [{ stock: 0, stockValueCents: 0 }] } })
  })

  it('tell the owner of each crossing of the mark, and of no product without one', () => {
    const sold = (quantity: number) => ({ kind: 'sale' as const, quantity, ...line })
    const { notices } = moved(
      tenWaters(),
      sold(6),
      sold(1),
      { kind: 'return', quantity: 2, ...line },
      sold(5),
    )
    expect(notices).toMatchObject([
      { userId: 'owner', kind: 'stock', message: 'Estoque baixo: Água, restam 4 unidades.' },
      { userId: 'owner', message: 'Estoque em falta: Água acabou.' },
    ])
    const cafe = { kind: 'opening' as const, productId: 'cafe', quantity: 5, costCents: 0 }
    expect(moved(tenWaters(), cafe, { kind: 'loss', productId: 'cafe', quantity: 5 }).notices).toEqual([])
  })

  it('are all refused with one of them, and nothing is changed', () => {
    const shelf = tenWaters()
    const refused = moveStocks(
      [
        { kind: 'sale', quantity: 1, ...line },
        { kind: 'loss', productId: 'agua', quantity: 10 },
      ],
      shelf.facts(),
    )
    expect(refused).toMatchObject({
      ok: false,
      code: 'stock_out',
      message: expect.stringContaining('só restam 9 unidades'),
    })
    expect(shelf.product().stock).toBe(10)
  })

  it('go beyond the stock only as a sale, where the arena allows it', () => {
    const shelf = tenWaters({ sellsBeyondStock: true })
    expect(moved(shelf, { kind: 'sale', quantity: 12, ...line }).changes.stockMovements).toMatchObject([
      { beyond: 2 },
    ])
    expect(moveStocks([{ kind: 'loss', productId: 'agua', quantity: 1 }], shelf.facts())).toMatchObject({
      code: 'stock_out',
    })
  })

  it('bring back no more than a line of that product has out', () => {
    const shelf = tenWaters()
    moved(shelf, { kind: 'sale', quantity: 2, ...line })
    const back = (quantity: number, productId = 'agua') =>
      moveStocks([{ kind: 'return', ...line, quantity, productId }], shelf.facts())
    expect([back(3), back(1, 'cafe')]).toMatchObject([{ code: 'conflict' }, { code: 'conflict' }])
    expect(back(2)).toMatchObject({ ok: true, changes: { stockMovements: [{ valueCents: 400 }] } })
  })

  it('take a movement back once, of the product alone and of a kind that can be', () => {
    const shelf = tenWaters()
    const [loss] = moved(shelf, { kind: 'loss', productId: 'agua', quantity: 4 }).changes.stockMovements
    const reverse = (reversesId = '', productId = 'agua') =>
      moveStocks([{ kind: 'reversal', productId, reversesId }], shelf.facts())
    expect(reverse(loss?.id, 'cafe')).toMatchObject({ code: 'not_found' })
    expect(reverse('mov-1')).toMatchObject({ code: 'not_undoable' })
    moved(shelf, { kind: 'reversal', productId: 'agua', reversesId: loss?.id ?? '' })
    expect([shelf.product().stock, shelf.product().stockValueCents]).toEqual([10, 2000])
    expect(reverse(loss?.id)).toMatchObject({ code: 'already_undone' })
  })

  it('come to the same made together or each by itself, and add up to the stock', () => {
    const step = fc.record({
      kind: fc.constantFrom('purchase', 'sale', 'return', 'loss', 'count'),
      quantity: fc.integer({ min: 1, max: 6 }),
      costCents: fc.nat({ max: 5000 }),
    })
    const inputOf = ({ kind, quantity, costCents }: { kind: string; quantity: number; costCents: number }) =>
      ({ kind, quantity, costCents, ...line }) as StockMoveInput
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const [together, apart] = [tenWaters(), tenWaters()]
        const kept = steps.map(inputOf).filter((input) => {
          const outcome = moveStocks([input], apart.facts())
          if (outcome.ok) apart.keep(outcome.changes)
          return outcome.ok
        })
        moved(together, ...kept)
        expect(together.movements).toEqual(apart.movements)
        expect(together.product()).toEqual(apart.product())
        const sum = (of: 'quantity' | 'valueCents') =>
          together.movements.reduce((all, each) => all + each[of], 0)
        expect([sum('quantity'), sum('valueCents')]).toEqual([
          together.product().stock,
          together.product().stockValueCents,
        ])
      }),
    )
  })
})

describe('a purchase (H4, H5)', () => {
  const bought = { packs: 2, packSize: 12, costCents: 4800, supplier: 'Atacado', method: 'pix' as const }
  const ids = { today: '2026-11-20', expenseId: 'exp-1', paymentId: 'pay-1' }
  const buy = (shelf: Shelf, changes = {}) =>
    buyStock(shelf.product(), { ...bought, ...changes }, { ...shelf.facts(), ...ids })

  it('brings the pieces, and the expense that names them', () => {
    expect(buy(tenWaters())).toMatchObject({
      ok: true,
      changes: {
        stockMovements: [{ kind: 'purchase', quantity: 24, expenseId: 'exp-1', supplier: 'Atacado' }],
        products: [{ stock: 34, costCents: 200 }],
        expenses: [
          {
            id: 'exp-1',
            description: '24 × Água',
            amountCents: 4800,
            dueDay: '2026-11-20',
            productId: 'agua',
            payments: [{ id: 'pay-1', method: 'pix', amountCents: 4800, day: '2026-11-20' }],
          },
        ],
      },
    })
  })

  it('owes what is paid later, and costs nothing where it was free', () => {
    expect(buy(tenWaters(), { method: 'later' })).toMatchObject({
      changes: { expenses: [{ method: null, payments: [] }] },
    })
    expect(buy(tenWaters(), { costCents: 0 })).toMatchObject({
      changes: { expenses: [], stockMovements: [{ expenseId: null }] },
    })
  })

  it('is refused at its packs where the stock would become too large', () => {
    const full = stockShelf([sampleProduct({ stock: 99_976 })])
    expect(buy(full)).toMatchObject({ ok: true })
    expect(buy(full, { packSize: 13 })).toMatchObject({ ok: false, code: 'invalid', field: 'packs' })
  })
})

describe('a count (H4)', () => {
  const counted = (quantity: number) => ({
    productId: 'agua',
    counted: quantity,
    countedAt: '2026-11-20T15:00:00.000Z',
  })

  it('moves what differs, and nothing where all is there', () => {
    const shelf = tenWaters()
    expect(closeCount([counted(10)], shelf.facts())).toMatchObject({
      changes: { stockMovements: [], products: [] },
    })
    expect(closeCount([counted(7)], shelf.facts())).toMatchObject({
      changes: { stockMovements: [{ kind: 'count', quantity: -3 }], products: [{ stock: 7 }] },
    })
  })

  it('corrects a product once that is counted twice', () => {
    const outcome = closeCount([counted(7), counted(7)], tenWaters().facts())
    expect(outcome).toMatchObject({
      changes: { stockMovements: [{ quantity: -3 }], products: [{ stock: 7 }] },
    })
  })

  it('is shown as it would be made', () => {
    const shelf = tenWaters()
    expect(countLine(shelf.product(), counted(7), shelf.movements)).toEqual({
      productId: 'agua',
      name: 'Água',
      counted: 7,
      difference: -3,
      valueCents: -600,
      stockAfter: 7,
    })
  })
})
