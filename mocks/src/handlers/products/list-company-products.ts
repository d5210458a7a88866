import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { productColumns } from '@campo-livre/domain/products/columns.ts'
import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import * as z from 'zod/mini'
import { call } from '../../http/call.ts'
import { listQuerySchema, okList } from '../../http/list.ts'
import { ownRows } from '../companies/own-rows.ts'
import { productRows } from './product-rows.ts'

/** What the company of the one who asks sells (H4), by name. */
export const listCompanyProducts = call({
  method: 'GET',
  path: '/company/products',
  who: ['company'],
  summary: 'The products of a company, by name. Table.',
  output: z.array(productRowSchema),
  meta: pageMetaSchema,
  query: listQuerySchema(productColumns),
  handle: ({ db, user, query }) =>
    okList(productRows(db, ownRows(db, user, db.products)), { columns: productColumns, query }),
})
