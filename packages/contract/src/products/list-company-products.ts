import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { productColumns } from '@campo-livre/domain/products/product.ts'
import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import * as z from 'zod/mini'
import { tableQuerySchema } from '../table-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listCompanyProductsCall = {
  method: 'GET',
  path: '/company/products',
  output: z.array(productRowSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listCompanyProductsSpec = describeCall(listCompanyProductsCall, () => ({
  who: ['company'],
  query: tableQuerySchema(productColumns),
  summary:
    'The products of a company, by name; archived ones only where a filter asks for the status. Table.',
}))
