import {
  changeProduct,
  changeProductStatus,
  createProduct,
} from '@campo-livre/api/products/change-products.ts'
import { productQuery } from '@campo-livre/api/products/get-product.ts'
import { productHistoryQuery } from '@campo-livre/api/products/list-product-history.ts'
import { productsQuery } from '@campo-livre/api/products/list-products.ts'
import { productColumns as filterableColumns } from '@campo-livre/domain/products/product.ts'
import { newProductSchema, productChangeSchema } from '@campo-livre/domain/products/product-input.ts'
import { type ProductRow, productRowSchema } from '@campo-livre/domain/products/product.ts'
import type { Attempt } from '../../lib/action/action.ts'
import type { FormField } from '../../lib/form/form-field.ts'
import { fieldsOf } from '../../lib/resource/fields-of.ts'
import { forRole } from '../../lib/resource/for-role.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { resourceForm, type RowAction } from '../../lib/resource/resource-writes.ts'
import { pricesByPercentage } from './change-prices.ts'
import { nameColumn, productColumns } from './product-columns.tsx'
import { lossForm, purchaseForm } from './stock/stock-forms.ts'
import { stockLedger } from './stock/stock-ledger.tsx'

const columns = columnsOf(filterableColumns, [nameColumn, ...productColumns])
const field = fieldsOf(columns)
const name = field('name')
const category = field('category')
const price = field('priceCents', { half: true })
const ean = field('ean', {
  label: 'Código de barras (opcional)',
  description: 'O número embaixo das barras.',
})
const cost = field('costCents', {
  label: 'Custo de cada um (opcional)',
  description: 'Do que há agora. Depois, vale o da última compra.',
})
const stock = field('stock', { label: 'Estoque agora', half: true })
const sold = { ...stock, description: 'Muda com compras, vendas e perdas.', readOnly: true } as const
const lowStockAt = field('lowStockAt', {
  description: 'Chegando nele, avisamos que está acabando. Com 0, não avisamos.',
})
const photo: FormField<'photo'> = { name: 'photo', label: 'Foto (opcional)', type: 'picture' }

/** Returns what can be done with a product, by its status. */
function actionsOf({ id, name: called, status }: ProductRow): RowAction[] {
  const to = (next: typeof status) => (attempt: Attempt) => changeProductStatus(id, next, attempt)
  const sell = { label: 'Pôr à venda', done: 'Produto à venda', send: to('active') }
  const hide = { label: 'Tirar de venda', done: 'Produto fora de venda', send: to('inactive') }
  if (status === 'archived') return [{ ...sell, label: 'Trazer de volta' }]
  const question = {
    title: `Arquivar ${called}?`,
    consequence:
      'Ele some da lista e do balcão. As comandas em que já está ficam como estão, e dá para trazer de volta.',
    keep: 'Manter produto',
    act: 'Arquivar produto',
  }
  const archive = { label: 'Arquivar', tone: 'danger', question, done: 'Produto arquivado' } as const
  return [status === 'active' ? hide : sell, { ...archive, send: to('archived') }]
}

const shared: Resource<ProductRow> = {
  noun: { one: 'produto', many: 'produtos', gender: 'm' },
  query: productsQuery,
  idOf: ({ id }) => id,
  columns,
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  writes: {
    who: ['company'],
    changes: ['products'],
    row: productRowSchema,
    create: resourceForm({
      fields: [name, category, price, stock, cost, lowStockAt, ean, photo],
      schema: newProductSchema,
      initialValues: () => ({ lowStockAt: 0 }),
      send: createProduct,
    }),
    edit: resourceForm({
      fields: [name, category, price, sold, lowStockAt, ean, photo],
      schema: productChangeSchema,
      initialValues: (row: ProductRow) => row,
      send: (change, attempt, { id }) => changeProduct(id, change, attempt),
    }),
    forms: [purchaseForm, lossForm],
    actions: actionsOf,
    bulk: [pricesByPercentage],
  },
  empty: {
    text: 'O que você vende no bar e no balcão fica aqui, com o preço e o estoque. Comece pelo que mais sai.',
  },
}

/** The list of a company's products (H4, F4). */
export const products: Resource<ProductRow> = {
  ...forRole(shared, 'company'),
  detail: productQuery,
  ledger: stockLedger,
  history: productHistoryQuery,
}
