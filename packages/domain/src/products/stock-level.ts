import type { Product } from './product.ts'
import type { StockLevel } from './product-words.ts'

type Leveled = Pick<Product, 'stock' | 'lowStockAt'>

/** Returns the stock level of a product: `out` at 0 and below, `low` at or below `lowStockAt`, else `enough`. */
export function stockLevel({ stock, lowStockAt }: Leveled): StockLevel {
  if (stock <= 0) return 'out'
  return stock <= lowStockAt ? 'low' : 'enough'
}

/** Returns whether a stock has just come down to its mark, for a product that has one: once per crossing (H4). */
export function isLowNow(before: Leveled, after: Leveled): boolean {
  const { lowStockAt } = after
  return lowStockAt > 0 && before.stock > lowStockAt && after.stock <= lowStockAt
}
