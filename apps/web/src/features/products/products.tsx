import { adminProductsQuery } from '@campo-livre/api/admin/list-products.ts'
import { productQuery } from '@campo-livre/api/products/get-product.ts'
import { productHistoryQuery } from '@campo-livre/api/products/list-product-history.ts'
import { productsQuery } from '@campo-livre/api/products/list-products.ts'
import { productColumns as asks } from '@campo-livre/domain/products/columns.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { forRole } from '../../lib/resource/for-role.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { productColumns } from './product-columns.ts'
import { productWrites } from './product-writes.ts'

const shared: Resource<ProductRow> = {
  noun: { one: 'produto', many: 'produtos', gender: 'm' },
  query: productsQuery,
  idOf: ({ id }) => id,
  columns: columnsOf(asks, productColumns),
  asks,
  writes: productWrites,
  zoneOf: ({ timeZone }) => timeZone,
  empty: {
    text: 'O que você vende no bar e no balcão fica aqui, com o preço e o estoque. Comece pelo que mais sai.',
  },
}

/** The list of a company's products (H4, F4). */
export const products: Resource<ProductRow> = {
  ...forRole(shared, 'company'),
  detail: productQuery,
  history: productHistoryQuery,
}

/** The admin's list of products, which only reads them (H12). */
export const adminProducts: Resource<ProductRow> = {
  ...forRole(shared, 'admin'),
  query: adminProductsQuery,
  empty: { text: 'Quando uma empresa puser algo à venda, aparece aqui.' },
}
