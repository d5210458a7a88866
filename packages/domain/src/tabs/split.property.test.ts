import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTab, tabItem, tabPayment } from '../testing/tab-samples.ts'
import { linesCents, MAX_SHARES, splitByWeights, splitEvenly } from './split.ts'
import { tabSum } from './tab-sum.ts'

const cents = fc.nat({ max: 5_000_000 })
const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

test('shares sum to the amount to the cent, and differ by one at most', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: MAX_SHARES }), (amount, shares) => {
      const parts = splitEvenly(amount, shares)
      expect(parts).toHaveLength(shares)
      expect(sumOf(parts)).toBe(amount)
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
    }),
  )
})

test('parts by weight sum to the amount, each within a cent of its exact share', () => {
  const weights = fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: MAX_SHARES })
  fc.assert(
    fc.property(cents, weights, (amount, by) => {
      const parts = splitByWeights(amount, by)
      expect(sumOf(parts)).toBe(amount)
      const total = sumOf(by)
      if (total === 0) return
      for (const [index, weight] of by.entries())
        expect(Math.abs((parts[index] ?? 0) - (amount * weight) / total)).toBeLessThan(1)
    }),
  )
})

test('R$ 100,00 among three, and 10 cents by 1, 1 and 2', () => {
  expect(splitEvenly(10_000, 3)).toEqual([3334, 3333, 3333])
  expect(splitByWeights(10, [1, 1, 2])).toEqual([3, 2, 5])
})

test('paying item by item meets the total to the cent, whatever discount and service', () => {
  const lines = fc.array(
    fc.record({ priceCents: fc.integer({ min: 1, max: 9999 }), quantity: fc.integer({ min: 1, max: 5 }) }),
    { minLength: 1, maxLength: 6 },
  )
  const discounts = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(lines, discounts, fc.constantFrom(0 as const, 10 as const), (ordered, percent, service) => {
      let tab = openTab({
        items: ordered.map((line, index) => tabItem({ id: `l${index}`, ...line })),
        discount: { unit: 'percent', percent, id: 'd', reason: 'x', byId: null },
        servicePercent: service,
      })
      for (const { id, quantity } of tab.items) {
        const paid = [{ lineId: id, quantity }]
        const payment = tabPayment({ id: `p-${id}`, amountCents: linesCents(tab, paid), lines: paid })
        tab = openTab({ ...tab, payments: tab.payments.concat(payment) })
      }
      expect(tabSum(tab).dueCents).toBe(0)
      expect(tabSum(tab).paidCents).toBe(tabSum(tab).totalCents)
    }),
  )
})
