import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import {
  productCategoryLabels,
  productStatusLabels,
  stockLevelLabels,
} from '@campo-livre/domain/products/product-words.ts'
import { choicesOf } from '../../lib/table/choices.ts'
import type { Column } from '../../lib/table/thing.ts'

/** What a list shows of a product (H4). */
export const nameColumn: Column<ProductRow> = { id: 'name', label: 'Nome', holds: 'text' }

export const productColumns: readonly Column<ProductRow>[] = [
  { id: 'category', label: 'Categoria', holds: 'choice', choices: choicesOf(productCategoryLabels) },
  { id: 'priceCents', label: 'Preço', holds: 'money' },
  { id: 'stock', label: 'Estoque', holds: 'count' },
  {
    id: 'stockLevel',
    label: 'Nível',
    holds: 'choice',
    choices: choicesOf(stockLevelLabels, { low: 'waits', out: 'lost' }),
  },
  { id: 'lowStockAt', label: 'Estoque mínimo', holds: 'count', hidden: true },
  {
    id: 'status',
    label: 'Situação',
    holds: 'choice',
    choices: choicesOf(productStatusLabels, { active: 'stands', inactive: 'off' }),
  },
  { id: 'createdAt', label: 'Criado em', holds: 'instant', hidden: true },
]
