import { keptPieces } from '@campo-livre/domain/tabs/pieces.ts'
import { describe, expect, it } from 'vitest'
import type { Seed } from '@campo-livre/backend/store/records.ts'
import { personaIds } from '../../personas/persona-ids.ts'
import { emptySeed } from '../../scenarios/empty-seed.ts'
import { hugeSeed } from '../../scenarios/huge-seed.ts'
import { requireBalancedStock } from '../../testing/require-balanced-stock.ts'
import { tinySeed } from '../../testing/tiny-seed.ts'
import { buildSeed } from '../build-seed.ts'

const NOW = '2026-11-20T15:30:00.000Z'
const seeds: [name: string, now: string, seed: Seed][] = [
  ['normal', NOW, buildSeed(NOW)],
  ...['2027-03-01T02:59:59.999Z', '2028-02-29T12:00:00.500Z'].map((now): [string, string, Seed] => [
    'normal',
    now,
    buildSeed(now),
  ]),
  ['huge', NOW, hugeSeed(NOW)],
  ['empty', NOW, emptySeed(NOW)],
  ['tiny', NOW, tinySeed()],
]
const tableOf = <T>(rows: readonly T[]) => ({ all: () => rows })

describe.each(seeds)('the stock of the %s seed at %s', (_, now, seed) => {
  it('is the sum of its movements (H4)', () => {
    const { products, stockMovements } = seed
    expect(() =>
      requireBalancedStock({ products: tableOf(products), stockMovements: tableOf(stockMovements) }),
    ).not.toThrow()
  })

  it('was never below zero, and its movements are in the order of time', () => {
    expect(seed.stockMovements.filter(({ stockAfter, beyond }) => stockAfter < 0 || beyond > 0)).toEqual([])
    for (const movements of Map.groupBy(seed.stockMovements, ({ productId }) => productId).values()) {
      const moments = [...movements.map(({ at }) => at), now]
      expect(moments).toEqual(moments.toSorted())
    }
  })

  it('sold what stands on the tabs, and took back what was cancelled', () => {
    const lines = seed.tabs.flatMap(({ status, items }) =>
      items.map((item): [string, number] => [item.id, status === 'cancelled' ? 0 : keptPieces(item)]),
    )
    const sold = new Map<string, number>()
    for (const { lineId, quantity } of seed.stockMovements)
      if (lineId !== null) sold.set(lineId, (sold.get(lineId) ?? 0) - quantity)
    expect(Object.fromEntries(sold)).toEqual(Object.fromEntries(lines))
  })
})

it('Empresa has bought, sold, taken back, lost and counted, and knows what most things cost', () => {
  const seed = buildSeed(NOW)
  const arena = seed.companies.find(({ ownerId }) => ownerId === personaIds.empresa)
  const own = seed.stockMovements.filter(({ companyId }) => companyId === arena?.id)
  const counts = Object.groupBy(own, ({ kind }) => kind)
  expect(counts.opening).toHaveLength(40)
  expect(counts.purchase?.length).toBeGreaterThan(30)
  expect(counts.purchase?.every(({ supplier }) => supplier !== null)).toBe(true)
  expect(counts.sale?.length).toBeGreaterThan(500)
  expect(counts.return?.length).toBeGreaterThan(3)
  expect([counts.loss?.length, counts.count?.length]).toEqual([1, 1])
  const products = seed.products.filter(({ companyId }) => companyId === arena?.id)
  expect(products.filter(({ costCents }) => costCents === null).map(({ category }) => category)).toEqual([
    'rental',
    'rental',
    'rental',
  ])
})
