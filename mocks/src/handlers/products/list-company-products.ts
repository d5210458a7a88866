import { listCompanyProductsSpec } from '@campo-livre/contract/products/list-company-products.ts'
import { productColumns } from '@campo-livre/domain/products/columns.ts'
import { answer } from '../../http/call.ts'
import { okList } from '../../http/list.ts'
import { ownRows } from '../companies/own-rows.ts'
import { productRows } from './product-rows.ts'

/** Lists the products of the user's company (H4), by name. */
export const listCompanyProducts = answer(listCompanyProductsSpec, ({ db, user, query }) =>
  okList(productRows(db, ownRows(db, user, db.products)), { columns: productColumns, query }),
)
