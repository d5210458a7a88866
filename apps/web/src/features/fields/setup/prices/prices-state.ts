import type { Pricing } from '@campo-livre/domain/fields/price.ts'
import { paintPrices } from '@campo-livre/domain/fields/prices/paint-prices.ts'
import type { Tile } from '@campo-livre/domain/fields/prices/week-prices.ts'

/** The prices that are edited, what they were before each change, and the price to paint with. */
export type PricesState = {
  pricing: Pricing
  past: readonly Pricing[]
  future: readonly Pricing[]
  /** In cents; null gives a tile the base price, and on holidays that of the weekday. */
  brush: number | null
  /** True while the base price is typed. */
  isTyping: boolean
}

export type PricesAction =
  | { type: 'paint'; tiles: readonly Tile[] }
  | { type: 'brush'; brush: number | null }
  | { type: 'change'; pricing: Pricing }
  /** The base price as it is typed: one step back, however many figures. */
  | { type: 'base'; basePriceCents: number }
  | { type: 'undo' | 'redo' }
  /** Takes other prices over; nothing before can be brought back. */
  | { type: 'reset'; pricing: Pricing }

/** Begins with a price to paint with: the dearest there is. */
export function beginPrices(pricing: Pricing): PricesState {
  return { pricing, past: [], future: [], brush: pricesIn(pricing).at(-1) ?? null, isTyping: false }
}

export function pricesReducer(state: PricesState, action: PricesAction): PricesState {
  if (action.type === 'base') return typed(state, action.basePriceCents)
  const next = reduce(state, action)
  return next.isTyping ? { ...next, isTyping: false } : next
}

function typed(state: PricesState, basePriceCents: number): PricesState {
  const pricing = { ...state.pricing, basePriceCents }
  return state.isTyping ? { ...state, pricing } : { ...changed(state, pricing), isTyping: true }
}

function reduce(state: PricesState, action: Exclude<PricesAction, { type: 'base' }>): PricesState {
  const { pricing, past, future, brush } = state
  if (action.type === 'paint') {
    return changed(state, { ...pricing, priceRules: paintPrices(pricing, action.tiles, brush) })
  }
  if (action.type === 'brush') return { ...state, brush: action.brush }
  if (action.type === 'change') return changed(state, action.pricing)
  if (action.type === 'reset') return { ...state, pricing: action.pricing, past: [], future: [] }
  const [before, next] = [past.at(-1), future[0]]
  if (action.type === 'undo' && before !== undefined)
    return { ...state, pricing: before, past: past.slice(0, -1), future: [pricing, ...future] }
  if (action.type === 'redo' && next !== undefined)
    return { ...state, pricing: next, past: [...past, pricing], future: future.slice(1) }
  return state
}

function changed(state: PricesState, pricing: Pricing): PricesState {
  if (isSamePricing(state.pricing, pricing)) return state
  return { ...state, pricing, past: [...state.past, state.pricing], future: [] }
}

/** Returns whether two are the same to the letter: the base price and the rules in their order, whatever their ids. */
export function isSamePricing(one: Pricing, other: Pricing): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

function plain({ basePriceCents, priceRules }: Pricing) {
  return [
    basePriceCents,
    priceRules.map(({ weekdays, fromMinute, toMinute, priceCents }) => [
      weekdays,
      fromMinute,
      toMinute,
      priceCents,
    ]),
  ]
}

/** Returns the prices in use in cents, ascending. */
export function pricesIn({ basePriceCents, priceRules }: Pricing): number[] {
  const all = new Set([basePriceCents, ...priceRules.map(({ priceCents }) => priceCents)])
  return [...all].filter((price) => price > 0).toSorted((a, b) => a - b)
}
