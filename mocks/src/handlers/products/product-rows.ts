import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { stockLevel } from '@campo-livre/domain/products/stock-level.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import type { Database } from '../../db/database.ts'
import type { ProductRecord } from '../../db/records.ts'
import { memoizeByInputs } from '../../db/memoize.ts'
import { companyFacts } from '../companies/company-facts.ts'

/** Returns products as rows of a table, by name. */
export function productRows(db: Database, products: readonly ProductRecord[]): readonly ProductRow[] {
  return rowsOf(products, [db.companies.all()], () =>
    products
      .toSorted((a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id))
      .map((product) => ({
        ...product,
        ...companyFacts(db, product.companyId),
        stockLevel: stockLevel(product),
      })),
  )
}

const rowsOf = memoizeByInputs<ProductRow[]>()
