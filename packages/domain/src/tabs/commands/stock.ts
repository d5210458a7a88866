import { stockOutSentence } from '../../stock/stock-out.ts'
import { refuse, type StockEffect, type TabRefusal, type TabWorld } from '../tab-world.ts'

/** Refuses sales beyond the stock, unless the arena allows them (rule 7); null where there is enough. */
export function requireStock(world: TabWorld, effects: readonly StockEffect[]): TabRefusal | null {
  if (world.sellsBeyondStock) return null
  const asked = new Map<string, number>()
  for (const { productId, quantity, kind } of effects)
    if (kind === 'sale') asked.set(productId, (asked.get(productId) ?? 0) + quantity)
  for (const [productId, quantity] of asked) {
    const product = world.product(productId)
    if (product && quantity > product.stock)
      return refuse('stock_out', stockOutSentence(product.name, product.stock))
  }
  return null
}
