import {
  changePrices,
  changeProduct,
  changeProductStatus,
  createProduct,
} from '@campo-livre/api/products/change-products.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import {
  changedPrice,
  type PriceChange,
  priceChangeSchema,
  roundingSteps,
} from '@campo-livre/domain/products/price-change.ts'
import {
  MAX_PRICE_CENTS,
  MAX_PRICES,
  type NewProduct,
  newProductSchema,
  type ProductChange,
  productChangeSchema,
} from '@campo-livre/domain/products/product-input.ts'
import { type ProductRow, productRowSchema } from '@campo-livre/domain/products/product.ts'
import { productCategoryLabels, type ProductStatus } from '@campo-livre/domain/products/product-words.ts'
import type { FormField } from '../../lib/form/form-field.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import {
  bulkAction,
  resourceForm,
  type ResourceWrites,
  type RowAction,
  type ShownField,
} from '../../lib/resource/resource-writes.ts'

const name: FormField<'name'> = { name: 'name', label: 'Nome', type: 'text' }
const category: FormField<'category'> = {
  name: 'category',
  label: 'Categoria',
  type: 'choice',
  choices: choicesOf(productCategoryLabels),
}
const price: FormField<'priceCents'> = { name: 'priceCents', label: 'Preço', type: 'money', half: true }
const stock: FormField<'stock'> = { name: 'stock', label: 'Estoque agora', type: 'count', half: true }
const soldStock: ShownField = { ...stock, description: 'Muda com as vendas.', readOnly: true }
const lowStock: FormField<'lowStockAt'> = {
  name: 'lowStockAt',
  label: 'Estoque mínimo',
  description: 'Chegando nele, avisamos que está acabando. Com 0, não avisamos.',
  type: 'count',
}
const photo: FormField<'photo'> = { name: 'photo', label: 'Foto (opcional)', type: 'picture' }

/** The products whose prices change, with their new prices. */
const newPrices = (rows: readonly ProductRow[], change: PriceChange) =>
  rows
    .map((row) => ({ ...row, priceCents: changedPrice(row.priceCents, change) }))
    .filter(({ priceCents }, index) => priceCents !== rows[index]?.priceCents)

/** Returns an action that changes a product's status. */
const to = (
  { id }: ProductRow,
  status: ProductStatus,
  label: string,
  done: string,
  rest: Partial<RowAction> = {},
): RowAction => ({
  label,
  done,
  failure: 'Não deu para mudar o produto. Tente de novo.',
  send: (attempt) => changeProductStatus(id, status, attempt),
  ...rest,
})

/** The writes of products: create, change, archive and price (H4). */
export const productWrites: ResourceWrites<ProductRow> = {
  who: ['company'],
  changes: ['products'],
  row: productRowSchema,
  create: resourceForm<null, NewProduct>({
    fields: [name, category, price, stock, lowStock, photo],
    schema: newProductSchema,
    values: () => ({ lowStockAt: 0 }),
    send: createProduct,
  }),
  edit: resourceForm<ProductRow, ProductChange>({
    fields: [name, category, price, soldStock, lowStock, photo],
    schema: productChangeSchema,
    values: (row) => row,
    send: (change, attempt, { id }) => changeProduct(id, change, attempt),
  }),
  actions: (row) => {
    const sell = to(row, 'active', 'Pôr à venda', 'Produto à venda')
    const hide = to(row, 'inactive', 'Tirar de venda', 'Produto fora de venda')
    const archive = to(row, 'archived', 'Arquivar', 'Produto arquivado', {
      tone: 'danger',
      question: {
        title: `Arquivar ${row.name}?`,
        consequence:
          'Ele some da lista e do balcão. As comandas em que já está ficam como estão, e dá para trazer de volta.',
        keep: 'Manter produto',
        act: 'Arquivar produto',
      },
    })
    if (row.status === 'archived') return [{ ...sell, label: 'Trazer de volta' }]
    return [row.status === 'active' ? hide : sell, archive]
  },
  bulk: [
    bulkAction({
      label: 'Mudar preços',
      done: 'Preços mudados',
      failure: 'Não deu para mudar os preços. Tente de novo.',
      fields: [
        {
          name: 'percent',
          label: 'Quanto muda',
          description: 'Para baixar, use o sinal de menos: -10.',
          type: 'percentage',
        },
        {
          name: 'roundTo',
          label: 'Arredondar para',
          type: 'choice',
          choices: roundingSteps.map((cents) => ({ value: String(cents), label: formatCents(cents) })),
        },
      ],
      schema: priceChangeSchema,
      values: () => ({ roundTo: '50' }),
      max: MAX_PRICES,
      check: (rows: readonly ProductRow[], change) => {
        const prices = newPrices(rows, change)
        const dear = prices.find(({ priceCents }) => priceCents > MAX_PRICE_CENTS)
        if (dear) return { percent: `${dear.name} passaria de ${formatCents(MAX_PRICE_CENTS)}.` }
        return prices.length === 0 ? { percent: 'Assim nenhum preço muda.' } : {}
      },
      preview: (rows: readonly ProductRow[], change) =>
        rows.map((row) => ({
          id: row.id,
          name: row.name,
          before: formatCents(row.priceCents),
          after: formatCents(changedPrice(row.priceCents, change)),
        })),
      send: (change, attempt, rows) =>
        changePrices(
          newPrices(rows, change).map(({ id, version, priceCents }) => ({ id, version, priceCents })),
          attempt,
        ),
    }),
  ],
}
