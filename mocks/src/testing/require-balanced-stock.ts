import { lastPieceCost } from '@campo-livre/domain/stock/piece-cost.ts'
import type { ProductRecord, StockMovementRecord } from '@campo-livre/backend/store/records.ts'

type Rows<T> = { all(): readonly T[] }
type Ledger = { products: Rows<ProductRecord>; stockMovements: Rows<StockMovementRecord> }

/**
 * Throws unless the stock of every product is the sum of its movements, in pieces and in cents, each movement has the
 * pieces after it, and fewer than one piece is worth nothing (H4).
 */
export function requireBalancedStock({ products, stockMovements }: Ledger): void {
  const ofProduct = Map.groupBy(stockMovements.all(), ({ productId }) => productId)
  for (const product of products.all()) {
    const movements = ofProduct.get(product.id) ?? []
    const wrong = problemOf(product, movements)
    if (wrong !== null) throw new Error(`the stock of ${product.id} does not add up: ${wrong}`)
  }
}

function problemOf(product: ProductRecord, movements: readonly StockMovementRecord[]): string | null {
  const { stock, stockValueCents, costCents } = product
  let [pieces, cents] = [0, 0]
  for (const { id, quantity, valueCents, stockAfter } of movements) {
    pieces += quantity
    cents += valueCents
    if (stockAfter !== pieces) return `${stockAfter} after ${id}, whose sum is ${pieces}`
    if (cents < 0 || (pieces <= 0 && cents !== 0)) return `${pieces} are worth ${cents} after ${id}`
  }
  if (stock !== pieces) return `${stock} in stock, the sum is ${pieces}`
  if (stockValueCents !== cents) return `worth ${stockValueCents}, the sum is ${cents}`
  if (costCents !== lastPieceCost(movements)) return `a piece costs ${costCents}`
  return null
}
