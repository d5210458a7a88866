import type { Product } from '../products/product.ts'
import type { StockChanges, StockFacts } from '../stock/operations.ts'
import type { StockMovement } from '../stock/stock-movement.ts'

/** A product of which nothing is in stock. */
export function sampleProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 'agua',
    companyId: 'arena',
    name: 'Água',
    category: 'drinks',
    priceCents: 450,
    ean: null,
    stock: 0,
    stockValueCents: 0,
    costCents: null,
    lowStockAt: 0,
    status: 'active',
    photo: null,
    version: 1,
    createdAt: '2026-11-01T13:00:00.000Z',
    ...changes,
  }
}

/** The stock of a bar in memory: keeps what operations change, one after the other. */
export function stockShelf(all: readonly Product[], { sellsBeyondStock = false } = {}) {
  const products = new Map(all.map((product) => [product.id, product]))
  const movements: StockMovement[] = []
  const product = (id = 'agua'): Product => {
    const found = products.get(id)
    if (!found) throw new Error(`no product ${id}`)
    return found
  }
  return {
    movements,
    product,
    /** Returns the facts by which an operation is judged now. */
    facts: (changes: Partial<StockFacts> = {}): StockFacts => {
      let made = movements.length
      return {
        ledger: {
          product,
          ofProduct: (id) => movements.filter(({ productId }) => productId === id),
          ofLine: (id) => movements.filter(({ lineId }) => lineId === id),
          sellsBeyondStock,
          ownerId: 'owner',
        },
        at: '2026-11-20T14:00:00.000Z',
        byId: 'ana',
        newId: () => `mov-${(made += 1)}`,
        ...changes,
      }
    },
    keep: (changes: StockChanges): void => {
      movements.push(...changes.stockMovements)
      for (const each of changes.products) products.set(each.id, each)
    },
  }
}
