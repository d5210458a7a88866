import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import {
  productCategoryLabels,
  productStatusLabels,
  stockLevelLabels,
} from '@campo-livre/domain/products/product-words.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import type { Column } from '../../lib/resource/resource.ts'

/** The columns of a product (H4). */
export const nameColumn: Column<ProductRow> = { id: 'name', label: 'Nome', type: 'text' }

export const productColumns: readonly Column<ProductRow>[] = [
  { id: 'category', label: 'Categoria', type: 'choice', choices: choicesOf(productCategoryLabels) },
  { id: 'priceCents', label: 'Preço', type: 'money' },
  { id: 'stock', label: 'Estoque', type: 'count' },
  {
    id: 'stockLevel',
    label: 'Nível',
    type: 'choice',
    choices: choicesOf(stockLevelLabels, { low: 'pending', out: 'danger' }),
  },
  { id: 'lowStockAt', label: 'Estoque mínimo', type: 'count', hidden: true },
  {
    id: 'status',
    label: 'Situação',
    type: 'choice',
    choices: choicesOf(productStatusLabels, { active: 'success', inactive: 'muted' }),
  },
  { id: 'createdAt', label: 'Criado em', type: 'instant', hidden: true },
]
