import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { marginPercent } from '@campo-livre/domain/products/margin.ts'
import { stockLevel } from '@campo-livre/domain/products/stock-level.ts'
import type { Database } from '../store/database.ts'
import type { ProductRecord } from '../store/records.ts'
import { companyFacts } from '../companies/company-facts.ts'

/** Returns a product as answers have it. */
export function toProductRow(db: Database, product: ProductRecord): ProductRow {
  return {
    ...product,
    ...companyFacts(db, product.companyId),
    stockLevel: stockLevel(product),
    marginPercent: marginPercent(product),
  }
}
