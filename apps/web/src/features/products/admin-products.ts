import { adminProductsQuery } from '@campo-livre/api/admin/list-products.ts'
import { adminChanges, adminNews } from '@campo-livre/domain/admin/admin-changes.ts'
import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { productColumns as filterableColumns } from '@campo-livre/domain/products/product.ts'
import { type ProductRow, productRowSchema } from '@campo-livre/domain/products/product.ts'
import { fieldsOf } from '../../lib/resource/fields-of.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { type AdminAction, adminResource } from '../../shared/admin/admin-resource.tsx'
import { arenaField } from '../../shared/admin/arena-field.ts'
import { nameColumn, productColumns } from './product-columns.tsx'

const columns = columnsOf<Stamped<ProductRow>>(filterableColumns, [nameColumn, ...productColumns])
const field = fieldsOf(columns)
const sell: AdminAction = {
  label: 'Pôr à venda',
  action: 'sell',
  done: 'Produto à venda',
  undo: 'Produto à venda.',
}
const hide: AdminAction = {
  label: 'Tirar de venda',
  action: 'hide',
  done: 'Produto fora de venda',
  undo: 'Produto fora de venda.',
}
const archive: AdminAction = {
  label: 'Arquivar',
  tone: 'danger',
  action: 'archive',
  done: 'Produto arquivado',
  undo: 'Produto arquivado.',
}

/** The admin's list of products (H12). Their stock is the sum of its movements, which nobody enters. */
export const adminProducts: Resource<Stamped<ProductRow>> = adminResource<Stamped<ProductRow>>({
  resource: 'products',
  schema: productRowSchema,
  noun: { one: 'produto', many: 'produtos', gender: 'm' },
  query: adminProductsQuery,
  columns,
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'Quando uma empresa puser algo à venda, aparece aqui.' },
  changes: ['products'],
  create: {
    fields: [
      arenaField,
      field('name'),
      field('category'),
      field('priceCents', { half: true }),
      field('costCents', { label: 'Custo (opcional)', half: true }),
      field('stock', { half: true }),
      field('lowStockAt', { half: true }),
      field('ean', { label: 'Código de barras (opcional)' }),
    ],
    schema: adminNews.products,
  },
  edit: {
    fields: [
      field('name'),
      field('category'),
      field('priceCents', { half: true }),
      field('lowStockAt', { half: true }),
      field('ean', { label: 'Código de barras (opcional)' }),
    ],
    schema: adminChanges.products,
  },
  runs: [
    {
      label: 'Tirar de venda',
      action: 'hide',
      consequence: 'Saem do balcão das arenas. Dá para pôr à venda de novo.',
    },
    {
      label: 'Arquivar',
      action: 'archive',
      consequence: 'Somem das listas e do balcão. Dá para trazer de volta.',
    },
  ],
  actions: ({ status }) => (status === 'archived' ? [sell] : [status === 'active' ? hide : sell, archive]),
})
