import { stamp } from '@campo-livre/domain/admin/stamped.ts'
import { productColumns } from '@campo-livre/domain/products/product.ts'
import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import type { DeclaredCall } from '../call.ts'
import { describeAdminList } from './describe-list.ts'

export const listAllProductsCall = {
  method: 'GET',
  path: '/admin/products',
  output: z.array(z.extend(productRowSchema, stamp)),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listAllProductsSpec = describeAdminList(listAllProductsCall, productColumns)
