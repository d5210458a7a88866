import { expect, it, test } from 'vitest'
import { compileList } from '../lists/compile-list.ts'
import { listReading } from '../testing/list-reading.ts'
import { type Product, productRowSchema } from './product.ts'
import { productList } from './product-list.ts'
import { stockLevel } from './stock-level.ts'

import fc from 'fast-check'

const reading = listReading('2026-11-20T13:00:00.000Z')
const products = compileList(productList, {})

const water: Product = {
  id: 'agua',
  companyId: 'arena',
  name: 'Água',
  category: 'drinks',
  priceCents: 1000,
  ean: null,
  stock: 12,
  stockValueCents: 4800,
  costCents: 400,
  lowStockAt: 10,
  status: 'active',
  photo: null,
  version: 1,
  createdAt: '2026-11-01T13:00:00.000Z',
}
const rowOf = (product: Partial<Product>) => products.row({ ...water, ...product }, reading)

it('has what is stored, the name of its arena, and what is worked out', () => {
  const row = rowOf({})
  expect(row).toEqual({
    ...water,
    companyName: 'Arena Paulista',
    timeZone: 'America/Sao_Paulo',
    stockLevel: 'enough',
    marginPercent: 60,
  })
  expect(productRowSchema.parse(row)).toEqual(row)
})

it('tells the level that the rule of a sale tells', () => {
  const pieces = fc.integer({ min: -3, max: 12 })
  fc.assert(
    fc.property(pieces, fc.nat(12), (stock, lowStockAt) => {
      expect(rowOf({ stock, lowStockAt }).stockLevel).toBe(stockLevel({ stock, lowStockAt }))
    }),
  )
})

test.each([
  [1000, 400, 60],
  [900, 600, 33],
  [500, 500, 0],
  [500, 800, -60],
  [1000, 0, 100],
  [0, 400, null],
  [1000, null, null],
])('of a price of %i cents and a cost of %s, %s percent are left', (priceCents, costCents, left) => {
  expect(rowOf({ priceCents, costCents }).marginPercent).toBe(left)
})

it('comes by name, and of one name by id', () => {
  const named = (id: string, name: string) => ({ ...water, id, name })
  const sorted = products.ordered(
    [named('b', 'Suco 10'), named('z', 'Água'), named('a', 'agua'), named('c', 'Suco 9')],
    reading,
  )
  expect(sorted.map(({ id }) => id)).toEqual(['a', 'z', 'c', 'b'])
})

it('says which arena is lost, and shows no row without it', () => {
  expect(() => rowOf({ companyId: 'gone' })).toThrow('a row of products has lost its company, gone')
})
