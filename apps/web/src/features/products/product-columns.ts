import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import {
  productCategoryLabels,
  productStatusLabels,
  stockLevelLabels,
} from '@campo-livre/domain/products/product-words.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import type { ColumnDef } from '../../lib/resource/resource.ts'

/** The columns of a product (H4). */
export const productColumns: readonly [ColumnDef<ProductRow>, ...ColumnDef<ProductRow>[]] = [
  { id: 'name', label: 'Nome' },
  { id: 'companyName', label: 'Empresa', who: ['admin'] },
  { id: 'category', label: 'Categoria', choices: choicesOf(productCategoryLabels) },
  { id: 'priceCents', label: 'Preço' },
  { id: 'stock', label: 'Estoque' },
  {
    id: 'stockLevel',
    label: 'Nível',
    choices: choicesOf(stockLevelLabels, { low: 'pending', out: 'danger' }),
  },
  { id: 'lowStockAt', label: 'Estoque mínimo', hidden: true },
  {
    id: 'status',
    label: 'Situação',
    choices: choicesOf(productStatusLabels, { active: 'success', inactive: 'muted' }),
  },
  { id: 'createdAt', label: 'Criado em', hidden: true },
]
