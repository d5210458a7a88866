import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(productRowSchema)

/** What every company sells, by name. For the admin (H12). */
export function adminProductsQuery(question: ListQuestion) {
  return listOptions(['admin', 'products'], 'admin/products', listSchema, question)
}
