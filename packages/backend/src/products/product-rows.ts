import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import type { Database } from '../store/database.ts'
import type { ProductRecord } from '../store/records.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { toProductRow } from './to-product-row.ts'

/** Returns products as rows of a table, by name. */
export function productRows(db: Database, products: readonly ProductRecord[]): readonly ProductRow[] {
  return rowsOf(products, [db.companies.all()], () =>
    products
      .toSorted((a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id))
      .map((product) => toProductRow(db, product)),
  )
}

const rowsOf = memoizeByInputs<ProductRow[]>()
