import { expect, test } from 'vitest'
import { beginPrices, isSamePricing, type PricesAction, pricesReducer } from './prices-state.ts'

const pricing = { basePriceCents: 10_000, priceRules: [] }
const evening = { weekdays: [5], fromMinute: 1080, toMinute: 1110, priceCents: 16_000 }
const after = (...actions: PricesAction[]) => actions.reduce(pricesReducer, beginPrices(pricing))
const paint: PricesAction = { type: 'paint', tiles: [{ day: 5, minute: 1080 }] }
const brush: PricesAction = { type: 'brush', brush: 16_000 }

test('painting gives the tiles the price of the brush', () => {
  expect(after(brush, paint).pricing.priceRules).toMatchObject([evening])
})

test('begins with the dearest price there is', () => {
  expect(beginPrices({ ...pricing, priceRules: [{ id: 'a', ...evening }] }).brush).toBe(16_000)
  expect(beginPrices({ basePriceCents: 0, priceRules: [] }).brush).toBe(null)
})

test('a change is undone and done again, until there is another', () => {
  const undone = after(brush, paint, { type: 'undo' })
  expect(undone.pricing).toEqual(pricing)
  const redone = pricesReducer(undone, { type: 'redo' })
  expect(redone.pricing.priceRules).toMatchObject([evening])
  const other = pricesReducer(undone, { type: 'change', pricing: { ...pricing, basePriceCents: 9_000 } })
  expect(pricesReducer(other, { type: 'redo' })).toBe(other)
  expect(other.past).toEqual([pricing])
})

test('nothing to undo, to do again or to change changes nothing', () => {
  const state = beginPrices(pricing)
  const same: PricesAction = { type: 'change', pricing: { ...pricing } }
  const idle: PricesAction = { type: 'paint', tiles: [] }
  for (const action of [{ type: 'undo' }, { type: 'redo' }, same, idle] as const)
    expect(pricesReducer(state, action)).toBe(state)
})

test('other prices are taken over without a way back', () => {
  const other = { ...pricing, basePriceCents: 8_000 }
  const state = after(brush, paint, { type: 'reset', pricing: other })
  expect(state).toMatchObject({ pricing: other, past: [], future: [], brush: 16_000 })
})

test('prices are the same whatever the ids of their rules', () => {
  const one = { ...pricing, priceRules: [{ id: 'a', ...evening }] }
  expect(isSamePricing(one, { ...pricing, priceRules: [{ id: 'b', ...evening }] })).toBe(true)
  expect(isSamePricing(one, { ...pricing, priceRules: [{ id: 'a', ...evening, toMinute: 1140 }] })).toBe(
    false,
  )
})

test('a base price that is typed is one step back', () => {
  const base = (basePriceCents: number): PricesAction => ({ type: 'base', basePriceCents })
  const typed = after(base(1), base(12), base(12_000))
  expect(typed.pricing.basePriceCents).toBe(12_000)
  expect(pricesReducer(typed, { type: 'undo' }).pricing).toEqual(pricing)
  const later = [brush, base(13_000)].reduce(pricesReducer, typed)
  expect(pricesReducer(later, { type: 'undo' }).pricing.basePriceCents).toBe(12_000)
})
