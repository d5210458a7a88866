import type { Product } from './product.ts'
import type { StockLevel } from './product-words.ts'

/** Returns the stock level of a product: `out` at 0, `low` at or below `lowStockAt`, else `enough`. */
export function stockLevel({ stock, lowStockAt }: Pick<Product, 'stock' | 'lowStockAt'>): StockLevel {
  if (stock === 0) return 'out'
  return stock <= lowStockAt ? 'low' : 'enough'
}
