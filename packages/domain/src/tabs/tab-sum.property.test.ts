import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemCount, tabSum } from './tab-sum.ts'

const cents = fc.nat({ max: 50_000 })
const lines = fc.array(fc.record({ priceCents: cents, quantity: fc.integer({ min: 1, max: 12 }) }))
const anyTab = fc
  .record({ lines, discountCents: cents, amounts: fc.array(cents) })
  .map(({ lines: ordered, discountCents, amounts }) => ({
    items: ordered.map((line, index) => ({
      id: String(index),
      productId: 'p',
      name: 'Água',
      addedAt: '2026-11-20T13:00:00.000Z',
      ...line,
    })),
    discountCents,
    payments: amounts.map((amountCents, index) => ({
      id: String(index),
      method: 'pix' as const,
      amountCents,
      paidAt: '2026-11-20T14:00:00.000Z',
    })),
  }))

test('a tab’s total is its items less the discount, never below zero (rule 7)', () => {
  fc.assert(
    fc.property(anyTab, (tab) => {
      const { itemsCents, totalCents } = tabSum(tab)
      expect(totalCents).toBeGreaterThanOrEqual(0)
      expect(totalCents).toBe(itemsCents > tab.discountCents ? itemsCents - tab.discountCents : 0)
    }),
  )
})

test('what is paid and what is due meet the total unless more was paid', () => {
  fc.assert(
    fc.property(anyTab, (tab) => {
      const { totalCents, paidCents, dueCents } = tabSum(tab)
      expect(paidCents + dueCents).toBe(Math.max(totalCents, paidCents))
    }),
  )
})

test('the same things ordered one by one cost and count the same', () => {
  fc.assert(
    fc.property(anyTab, (tab) => {
      const singles = tab.items.flatMap((item) =>
        Array.from({ length: item.quantity }, () => ({ ...item, quantity: 1 })),
      )
      expect(tabSum({ ...tab, items: singles })).toEqual(tabSum(tab))
      expect(itemCount({ items: singles })).toBe(itemCount(tab))
    }),
  )
})

test('a tab of two beers and a portion, less a discount, paid in part', () => {
  const line = { id: 'i', productId: 'p', name: 'x', addedAt: '2026-11-20T13:00:00.000Z' }
  const paid = { id: 'y', method: 'cash' as const, amountCents: 2000, paidAt: '2026-11-20T14:00:00.000Z' }
  const items = [
    { ...line, priceCents: 1200, quantity: 2 },
    { ...line, priceCents: 3500, quantity: 1 },
  ]
  expect(tabSum({ items, discountCents: 500, payments: [paid] })).toEqual({
    itemsCents: 5900,
    totalCents: 5400,
    paidCents: 2000,
    dueCents: 3400,
  })
})

test('a tab counts its pieces, not its lines', () => {
  expect(itemCount({ items: [] })).toBe(0)
  const line = { id: '1', productId: 'p', name: 'Água', priceCents: 450, addedAt: '2026-11-20T13:00:00.000Z' }
  expect(
    itemCount({
      items: [
        { ...line, quantity: 2 },
        { ...line, quantity: 3 },
      ],
    }),
  ).toBe(5)
})
