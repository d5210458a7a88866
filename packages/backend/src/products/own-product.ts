import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { marginPercent } from '@campo-livre/domain/products/margin.ts'
import { stockLevel } from '@campo-livre/domain/products/stock-level.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import type { Database } from '../store/database.ts'
import type { ProductRecord, UserRecord } from '../store/records.ts'
import { invalid, notFound } from '../http/refused.ts'
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

type Named = Pick<ProductRecord, 'companyId' | 'name'> & { id?: string }

/** Returns whether another product of the company that is not archived has that name, whatever its case and accents. */
export function isNameTaken(db: Database, { id, companyId, name }: Named): boolean {
  return db.products
    .by('companyId', companyId)
    .some((other) => other.id !== id && other.status !== 'archived' && fold(other.name) === fold(name))
}

/** Refuses a taken name at its field. */
export function requireFreeName(db: Database, named: Named): void {
  if (isNameTaken(db, named)) throw invalid('name', 'Já existe um produto com esse nome.')
}

type Coded = Pick<ProductRecord, 'companyId' | 'ean'> & { id?: string }

/** Returns the product of the company that has the bar code and is not archived, unless it is the same one. */
export function withSameEan(db: Database, { id, companyId, ean }: Coded): ProductRecord | undefined {
  if (ean === null) return undefined
  return db.products
    .by('companyId', companyId)
    .find((other) => other.id !== id && other.status !== 'archived' && other.ean === ean)
}

/** Refuses a bar code that another product has, at its field. */
export function requireFreeEan(db: Database, coded: Coded): void {
  const other = withSameEan(db, coded)
  if (other) throw invalid('ean', `Esse código já é de ${other.name}.`)
}
