import { listCompanyProductsSpec } from '@campo-livre/contract/products/list-company-products.ts'
import { productColumns } from '@campo-livre/domain/products/columns.ts'
import { memoize } from '../store/memoize.ts'
import { answer } from '../http/call.ts'
import { okList } from '../http/list.ts'
import { productRows } from './product-rows.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { ownRows } from '../ownership/own-company.ts'

/** Lists the products of the user's company (H4), by name; archived ones only where a filter asks for the status. */
export const listCompanyProducts = answer(listCompanyProductsSpec, ({ db, user, query }) => {
  const rows = productRows(db, ownRows(db, user, db.products))
  const all = query.filters.some(({ column }) => column === 'status')
  return okList(all ? rows : withoutArchived(rows), { columns: productColumns, query })
})

const withoutArchived = memoize((rows: readonly ProductRow[]) =>
  rows.filter(({ status }) => status !== 'archived'),
)
