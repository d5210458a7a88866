import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { Tab } from '@campo-livre/domain/tabs/tab.ts'
import { expect, test } from 'vitest'
import { sampleLine, sampleOpenTab } from '../testing/sample-open-tab.ts'
import { amountOf } from './amounts.ts'

const tab = sampleOpenTab({
  items: [
    sampleLine({ id: 'a', priceCents: 1000, quantity: 1 }),
    sampleLine({ id: 'b', priceCents: 500, quantity: 3 }),
  ],
})
const none = { shares: 2, lines: [], otherCents: 0 } as const

test('all, a share, some lines, or an amount', () => {
  expect(amountOf(tab, { ...none, way: 'all' })).toBe(2500)
  expect(amountOf(tab, { ...none, way: 'share', shares: 3 })).toBe(834)
  expect(amountOf(tab, { ...none, way: 'lines', lines: [{ lineId: 'b', quantity: 2 }] })).toBe(1000)
  expect(amountOf(tab, { ...none, way: 'other', otherCents: 700 })).toBe(700)
})

test('shares paid one after the other, each among those who are left, meet the total to the cent (rule 7)', () => {
  for (let people = 1; people <= 25; people += 1) {
    const payments: Tab['payments'] = []
    const left: Tab = { ...tab, payments }
    for (let still = people; still > 0; still -= 1) {
      const amountCents = amountOf(left, { ...none, way: 'share', shares: still })
      const payment = { id: `p${still}`, method: 'card' as const, amountCents, receivedCents: null }
      payments.push({ ...payment, lines: [], paidAt: '2026-11-20T20:00:00.000Z', byId: null, voided: null })
    }
    expect(tabSum(left).dueCents).toBe(0)
  }
})
