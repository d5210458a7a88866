import { stockOutSentence } from '../../stock/stock-out.ts'
import type { StockEffect, TabContext } from '../tab-context.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'

/** Refuses sales beyond the stock, unless the arena allows them (rule 7); null where there is enough. */
export function requireStock(data: TabContext, effects: readonly StockEffect[]): Refusal | null {
  if (data.sellsBeyondStock) return null
  const asked = new Map<string, number>()
  for (const { productId, quantity, kind } of effects)
    if (kind === 'sale') asked.set(productId, (asked.get(productId) ?? 0) + quantity)
  for (const [productId, quantity] of asked) {
    const product = data.product(productId)
    if (product && quantity > product.stock)
      return refuse('stock_out', stockOutSentence(product.name, product.stock))
  }
  return null
}
