import { productList } from '@campo-livre/domain/products/product-list.ts'
import { listRows } from '../http/list-rows.ts'

/** The rows of products. */
export const productRows = listRows(productList, {})
