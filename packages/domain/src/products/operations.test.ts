import { describe, expect, it } from 'vitest'
import type { Edit } from '../lists/edits.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { StockMovement } from '../stock/stock-movement.ts'
import {
  changedSince,
  changePrices,
  changeProduct,
  changeProductForAdmin,
  changeProductStatus,
  createProduct,
  importProducts,
  undoImport,
} from './operations.ts'
import type { Product } from './product.ts'

const AT = '2026-11-20T10:00:00.000Z'
const water: Product = {
  id: 'agua',
  companyId: 'arena',
  name: 'Água',
  category: 'drinks',
  priceCents: 400,
  ean: '7891000100103',
  stock: 12,
  stockValueCents: 1_200,
  costCents: 100,
  lowStockAt: 4,
  status: 'active',
  photo: 'data:image/png;base64,AA',
  version: 3,
  createdAt: AT,
}
const juice: Product = { ...water, id: 'suco', name: 'Suco', ean: null, photo: null }
const products = [water, juice]
const facts = (given: readonly Product[] = products) => {
  let made = 0
  const newId = (prefix: string) => `${prefix}-${++made}`
  return { companyId: 'arena', products: given, byId: 'dono', at: AT, newId }
}
const asked = { name: 'Coco', category: 'drinks' as const, priceCents: 900, lowStockAt: 2, stock: 10 }
const change = { name: 'Água', category: 'drinks' as const, priceCents: 400, lowStockAt: 4, version: 3 }

type Result = { ok: true; changes: { products: readonly Product[]; edits: readonly Edit[] } } | Refusal
const refused = (outcome: Result) => (outcome.ok ? null : [outcome.code, outcome.field ?? null])
const after = (outcome: Result) => (outcome.ok ? outcome.changes.products[0] : undefined)
const told = (outcome: Result) =>
  outcome.ok ? outcome.changes.edits.map(({ subjectId, kind, changes }) => [subjectId, kind, changes]) : []

describe('a new product (H4)', () => {
  it('is on sale without a stock, which its first count brings, at what its pieces cost', () => {
    const outcome = createProduct({ ...asked, ean: '', costCents: 250 }, facts())
    expect(outcome).toEqual({
      ok: true,
      changes: {
        products: [
          {
            id: 'prd-1',
            companyId: 'arena',
            name: 'Coco',
            category: 'drinks',
            priceCents: 900,
            lowStockAt: 2,
            ean: null,
            photo: null,
            stock: 0,
            stockValueCents: 0,
            costCents: null,
            status: 'active',
            version: 1,
            createdAt: AT,
          },
        ],
        edits: [{ id: 'edt-2', subjectId: 'prd-1', kind: 'created', changes: [], userId: 'dono', at: AT }],
      },
      notices: [],
      moves: [{ kind: 'opening', productId: 'prd-1', quantity: 10, costCents: 2_500 }],
    })
  })
  it('has a name and a bar code that no other has which is in use', () => {
    const named = (name: string, given?: readonly Product[]) =>
      refused(createProduct({ ...asked, name }, facts(given)))
    expect(named('AGUA')).toEqual(['invalid', 'name'])
    expect(named('AGUA', [{ ...water, status: 'archived' }])).toBeNull()
    const coded = createProduct({ ...asked, ean: '7891000100103' }, facts())
    expect(coded).toMatchObject({ code: 'invalid', field: 'ean', message: 'Esse código já é de Água.' })
  })
})

describe('a change of a product (H4)', () => {
  it('is of its newest version, and told with what was and what is, but for pictures', () => {
    expect(refused(changeProduct(water, { ...change, version: 2 }, facts()))).toEqual(['stale', null])
    const outcome = changeProduct(water, { ...change, name: 'Água com gás', photo: null, ean: '' }, facts())
    expect(after(outcome)).toEqual({ ...water, name: 'Água com gás', photo: null, ean: null, version: 4 })
    expect(told(outcome)).toEqual([
      [
        'agua',
        'changed',
        [
          { field: 'name', from: 'Água', to: 'Água com gás' },
          { field: 'ean', from: '7891000100103', to: null },
          { field: 'photo', from: null, to: null },
        ],
      ],
    ])
  })
  it('keeps the photo and the bar code that are not sent, and is in no history where nothing changes', () => {
    const outcome = changeProduct(water, change, facts())
    expect(after(outcome)).toEqual({ ...water, version: 4 })
    expect(told(outcome)).toEqual([])
  })
  it('may keep its own name and code, and takes no other’s', () => {
    expect(refused(changeProduct(water, { ...change, name: 'ÁGUA' }, facts()))).toBeNull()
    expect(refused(changeProduct(water, { ...change, name: 'suco' }, facts()))).toEqual(['invalid', 'name'])
    const coded = { ...juice, ean: '7891000315507' }
    expect(refused(changeProduct(water, { ...change, ean: coded.ean }, facts([water, coded])))).toEqual([
      'invalid',
      'ean',
    ])
  })
  it('by an admin leaves what is absent, and asks for a free name only where it changes', () => {
    const archived = { ...juice, name: 'Água', status: 'archived' as const }
    expect(after(changeProductForAdmin(archived, { priceCents: 500 }, facts([water, archived])))).toEqual({
      ...archived,
      priceCents: 500,
      version: 4,
    })
    expect(refused(changeProductForAdmin(juice, { name: 'agua' }, facts()))).toEqual(['invalid', 'name'])
    expect(after(changeProductForAdmin(water, { ean: '' }, facts()))?.ean).toBeNull()
  })
})

describe('the prices of several products (H4)', () => {
  it('change together, or not at all', () => {
    const wanted = products.map((product) => ({ product, version: 3, priceCents: 500 }))
    const outcome = changePrices(wanted, facts())
    expect(
      outcome.ok && outcome.changes.products.map(({ priceCents, version }) => [priceCents, version]),
    ).toEqual([
      [500, 4],
      [500, 4],
    ])
    expect(told(outcome).map(([id]) => id)).toEqual(['agua', 'suco'])
    const late = wanted.map((each, at) => ({ ...each, version: 3 - at }))
    expect(changedSince(late)).toEqual([juice])
    expect(refused(changePrices(late, facts()))).toEqual(['stale', null])
  })
})

describe('the status of a product (H4)', () => {
  it('changes, and stays the same version', () => {
    const outcome = changeProductStatus(water, 'archived', facts())
    expect(after(outcome)).toEqual({ ...water, status: 'archived' })
    expect(told(outcome)).toEqual([
      ['agua', 'changed', [{ field: 'status', from: 'active', to: 'archived' }]],
    ])
  })
  it('comes back from the archive with a name and a code that are free', () => {
    const back = (given: Partial<Product>) => {
      const archived = { ...water, status: 'archived' as const, ...given }
      return changeProductStatus(archived, 'active', facts([archived, { ...juice, ean: '7891000315507' }]))
    }
    expect(back({}).ok).toBe(true)
    expect(refused(back({ name: 'suco' }))).toEqual(['conflict', null])
    expect(refused(back({ ean: '7891000315507' }))).toEqual(['conflict', null])
    expect(changeProductStatus(juice, 'inactive', facts([juice, { ...water, name: 'Suco' }])).ok).toBe(true)
  })
})

describe('an import of products (H4)', () => {
  const rows = [
    { line: 2, name: 'Água', priceCents: 450 },
    { line: 3, name: 'Suco', priceCents: 400 },
    { line: 4, name: 'Coco', priceCents: 900, category: 'drinks' as const, stock: 6, costCents: 300 },
  ]
  const done = () => {
    const outcome = importProducts(rows, facts())
    return outcome.ok ? outcome : expect.fail(outcome.message)
  }

  it('creates with an opening of the stock, changes without one, and says what it has done', () => {
    const { changes, moves } = done()
    expect(changes.products.map(({ id, priceCents, version }) => [id, priceCents, version])).toEqual([
      ['agua', 450, 4],
      ['prd-2', 900, 1],
    ])
    expect(changes.edits.map(({ subjectId, kind }) => [subjectId, kind])).toEqual([
      ['agua', 'changed'],
      ['prd-2', 'created'],
    ])
    expect(moves).toEqual([{ kind: 'opening', productId: 'prd-2', quantity: 6, costCents: 1_800 }])
    expect(changes.productImports[0]).toMatchObject({
      createdIds: ['prd-2'],
      before: [water],
      undoneAt: null,
    })
  })
  it('is nothing where a line is wrong, or all is there already', () => {
    const wrong = importProducts([...rows, { line: 5, name: 'Novo', priceCents: 1 }], facts())
    expect(wrong).toMatchObject({ code: 'conflict', data: { problems: [{ line: 5 }] } })
    expect(refused(importProducts(rows.slice(1, 2), facts()))).toEqual(['conflict', null])
  })

  const stored = () => {
    const { changes, moves } = done()
    const stock = new Map(moves.map((move) => [move.productId, move.kind === 'opening' ? move.quantity : 0]))
    const made = changes.products.map((each) => ({ ...each, stock: stock.get(each.id) ?? each.stock }))
    const movements = [...stock.keys()].map((productId) => ({ productId }) as StockMovement)
    return { record: changes.productImports[0], products: [...made, juice], movements }
  }
  it('is taken back once: what was new is archived without its stock, the rest as it was', () => {
    const { record, movements, ...then } = stored()
    const outcome = undoImport(record, { ...facts(then.products), movements })
    const undone = outcome.ok ? outcome : expect.fail(outcome.message)
    expect(
      undone.changes.products.map(({ id, status, priceCents, version }) => [id, status, priceCents, version]),
    ).toEqual([
      ['prd-2', 'archived', 900, 2],
      ['agua', 'active', 400, 5],
    ])
    expect(undone.moves).toEqual([
      { kind: 'count', productId: 'prd-2', quantity: -6, reason: 'Importação desfeita' },
    ])
    expect(undone.changes.productImports[0].undoneAt).toBe(AT)
    const again = undoImport(undone.changes.productImports[0], { ...facts(then.products), movements })
    expect(refused(again)).toEqual(['already_undone', null])
  })
  it('stays once something has happened to its products', () => {
    const { record, movements, products: then } = stored()
    const undo = (given: readonly Product[], moved = movements) =>
      refused(undoImport(record, { ...facts(given), movements: moved }))
    expect(undo(then)).toBeNull()
    const moved = [...movements, ...movements]
    expect(undo(then, moved)).toEqual(['not_undoable', null])
    for (const id of ['agua', 'prd-2'])
      expect(undo(then.map((each) => (each.id === id ? { ...each, version: 9 } : each)))).toEqual([
        'not_undoable',
        null,
      ])
    const namesake = { ...juice, id: 'outra', name: 'agua' }
    expect(undo([...then, namesake])).toEqual(['not_undoable', null])
  })
})
