import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { marginPercent } from '@campo-livre/domain/products/margin.ts'
import { stockLevel } from '@campo-livre/domain/products/stock-level.ts'
import type { Database } from '../store/database.ts'
import type { ProductRecord, UserRecord } from '../store/records.ts'
import { notFound } from '../http/refused.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { companyFacts } from '../companies/company-facts.ts'

/** Returns a product of the company that the user runs; refuses any other with a 404. */
export function ownProduct(db: Database, user: UserRecord, id: string): ProductRecord {
  const product = db.products.find(id)
  if (!product || product.companyId !== companyOf(db, user)?.id) throw notFound()
  return product
}

/** Returns a product as answers have it. */
export function toProductRow(db: Database, product: ProductRecord): ProductRow {
  return {
    ...product,
    ...companyFacts(db, product.companyId),
    stockLevel: stockLevel(product),
    marginPercent: marginPercent(product),
  }
}
