import { adminProductsQuery } from '@campo-livre/api/admin/list-products.ts'
import { productsQuery } from '@campo-livre/api/products/list-products.ts'
import { productColumns as asks } from '@campo-livre/domain/products/columns.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { Link } from '@tanstack/react-router'
import type { Resource } from '../../lib/resource/resource.ts'
import { nameColumn, productColumns } from './product-columns.ts'

/** What a company sells, as its list shows it (H4, F4). */
export const products: Resource<ProductRow> = {
  noun: { one: 'produto', many: 'produtos', gender: 'm' },
  query: productsQuery,
  idOf: ({ id }) => id,
  columns: [nameColumn, ...productColumns],
  asks,
  zoneOf: ({ timeZone }) => timeZone,
  empty: {
    text: 'O que você vende no bar e no balcão aparece aqui, com o preço e o estoque.',
    action: <Link to="/company">Voltar ao painel</Link>,
  },
}

/** What every company sells, for the admin (H12). */
export const adminProducts: Resource<ProductRow> = {
  ...products,
  query: adminProductsQuery,
  columns: [nameColumn, { id: 'companyName', label: 'Empresa', type: 'text' }, ...productColumns],
  empty: { text: 'Quando uma empresa puser algo à venda, aparece aqui.' },
}
