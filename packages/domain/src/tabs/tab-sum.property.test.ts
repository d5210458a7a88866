import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTab, tabItem, tabPayment } from '../testing/tab-samples.ts'
import { payableCents } from '../payments/account-sum.ts'
import { itemCount, tabSum } from './tab-sum.ts'

const cents = fc.nat({ max: 50_000 })
const who = { reason: 'Porque sim', at: '2026-11-20T13:00:00.000Z', byId: null }
const lines = fc.array(
  fc.record({
    priceCents: cents,
    quantity: fc.integer({ min: 1, max: 12 }),
    back: fc.nat({ max: 6 }),
    given: fc.nat({ max: 6 }),
  }),
)
const terms = { id: 'd', reason: null, byId: null }
const anyDiscount = fc.option(
  fc.oneof(
    cents.map((amountCents) => ({ unit: 'cents' as const, amountCents, ...terms })),
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ unit: 'percent' as const, percent, ...terms })),
  ),
)
const anyTab = fc
  .record({
    lines,
    discount: anyDiscount,
    servicePercent: fc.constantFrom(0 as const, 10 as const),
    amounts: fc.array(cents),
  })
  .map(({ lines: ordered, amounts, ...rest }) =>
    openTab({
      items: ordered.map(({ priceCents, quantity, back, given }, index) => {
        const returned = Math.min(back, quantity)
        const courtesy = Math.min(given, quantity - returned)
        const part = (pieces: number) => (pieces > 0 ? [{ id: 'c', quantity: pieces, ...who }] : [])
        return tabItem({
          id: String(index),
          priceCents,
          quantity,
          returns: part(returned).map((each) => ({ ...each, to: 'stock' as const })),
          courtesies: part(courtesy),
        })
      }),
      payments: amounts.map((amountCents, index) => tabPayment({ id: String(index), amountCents })),
      ...rest,
    }),
  )

test('a tab’s total is items less courtesy and discount plus service, never below zero (rule 7)', () => {
  fc.assert(
    fc.property(anyTab, (tab) => {
      const sum = tabSum(tab)
      expect(sum.totalCents).toBe(sum.itemsCents - sum.courtesyCents - sum.discountCents + sum.serviceCents)
      for (const value of Object.values(sum)) expect(value).toBeGreaterThanOrEqual(0)
      expect(sum.discountCents).toBeLessThanOrEqual(sum.itemsCents - sum.courtesyCents)
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

test('a payment that was taken back counts no more', () => {
  fc.assert(
    fc.property(anyTab, (tab) => {
      const voided = { at: who.at, byId: null, reason: 'Errado' }
      const payments = tab.payments.map((payment) => ({ ...payment, voided }))
      expect(tabSum({ ...tab, payments }).paidCents).toBe(0)
    }),
  )
})

test('a tab of two beers and a portion, less a discount, with service, paid in part', () => {
  const items = [
    tabItem({ id: 'beer', priceCents: 1200, quantity: 2 }),
    tabItem({ id: 'portion', priceCents: 3500, quantity: 1 }),
  ]
  const discount = { unit: 'cents' as const, amountCents: 500, ...terms }
  const payments = [tabPayment({ amountCents: 2000 })]
  expect(tabSum(openTab({ items, discount, servicePercent: 10, payments }))).toEqual({
    itemsCents: 5900,
    courtesyCents: 0,
    discountCents: 500,
    serviceCents: 540,
    totalCents: 5940,
    paidCents: 2000,
    pendingCents: 0,
    dueCents: 3940,
  })
})

test('neither discount nor service touch what is owed for the field', () => {
  const field = tabItem({ productId: null, bookingId: 'b', priceCents: 12_000, quantity: 1 })
  const discount = { unit: 'percent' as const, percent: 50, ...terms }
  const sum = tabSum(openTab({ items: [field], discount, servicePercent: 10 }))
  expect(sum).toMatchObject({ discountCents: 0, serviceCents: 0, totalCents: 12_000 })
})

test('a Pix code that waits leaves less to pay, and pays nothing', () => {
  const pendingPix = [{ id: 'x', amountCents: 300, lines: [], pixCode: null, createdAt: who.at, byId: null }]
  const sum = tabSum(openTab({ items: [tabItem()], pendingPix }))
  expect(sum).toMatchObject({ pendingCents: 300, dueCents: 900, paidCents: 0 })
  expect(payableCents(sum)).toBe(600)
})

test('a tab counts its pieces, not its lines, and none that was given back', () => {
  expect(itemCount({ items: [] })).toBe(0)
  const returns = [{ id: 'r', quantity: 1, to: 'stock' as const, ...who }]
  expect(itemCount({ items: [tabItem(), tabItem({ quantity: 3, returns })] })).toBe(4)
})
