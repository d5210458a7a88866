import type { Product } from './product.ts'
import type { StockLevel } from './product-words.ts'

/** Whether there is enough of a product, by its own mark. */
export function stockLevel({ stock, lowStockAt }: Pick<Product, 'stock' | 'lowStockAt'>): StockLevel {
  if (stock === 0) return 'out'
  return stock <= lowStockAt ? 'low' : 'enough'
}
