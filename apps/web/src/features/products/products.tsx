import { adminProductsQuery } from '@campo-livre/api/admin/list-products.ts'
import { productQuery } from '@campo-livre/api/products/get-product.ts'
import { productsQuery } from '@campo-livre/api/products/list-products.ts'
import { productColumns as asks } from '@campo-livre/domain/products/columns.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { nameColumn, productColumns } from './product-columns.ts'
import { productWrites } from './product-writes.ts'

/** The list of a company's products (H4, F4). */
export const products: Resource<ProductRow> = {
  noun: { one: 'produto', many: 'produtos', gender: 'm' },
  query: productsQuery,
  detail: productQuery,
  idOf: ({ id }) => id,
  columns: columnsOf(asks, [nameColumn, ...productColumns]),
  asks,
  writes: productWrites,
  zoneOf: ({ timeZone }) => timeZone,
  empty: {
    text: 'O que você vende no bar e no balcão fica aqui, com o preço e o estoque. Comece pelo que mais sai.',
  },
}

/** The admin's list of products (H12). */
export const adminProducts: Resource<ProductRow> = {
  noun: products.noun,
  query: adminProductsQuery,
  idOf: products.idOf,
  columns: columnsOf(asks, [nameColumn, { id: 'companyName', label: 'Empresa' }, ...productColumns]),
  asks,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'Quando uma empresa puser algo à venda, aparece aqui.' },
}
