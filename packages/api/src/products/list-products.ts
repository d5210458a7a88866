import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(productRowSchema)

/** What the company of the one who asks sells (H4), by name. */
export function productsQuery(question: ListQuestion) {
  return listOptions(['products', 'list'], 'company/products', listSchema, question)
}
