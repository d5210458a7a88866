import {
  productCategoryLabels,
  productStatusLabels,
  stockLevelLabels,
} from '@campo-livre/domain/products/product-words.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import type { ColumnDef } from '../../lib/resource/resource.ts'
import { ProductPicture } from '../../shared/products/product-picture.tsx'
import classes from './product-columns.module.css'

/** The columns of a product for companies and the admin (H4). */
export const nameColumn: ColumnDef<ProductRow> = {
  id: 'name',
  label: 'Nome',
  cell: (row) => (
    <span className={classes.named}>
      <ProductPicture product={row} size="small" />
      {row.name}
    </span>
  ),
}

export const productColumns: readonly ColumnDef<ProductRow>[] = [
  { id: 'companyName', label: 'Empresa', who: ['admin'] },
  { id: 'category', label: 'Categoria', choices: choicesOf(productCategoryLabels) },
  { id: 'priceCents', label: 'Preço' },
  { id: 'costCents', label: 'Custo' },
  {
    id: 'marginPercent',
    label: 'Margem',
    hidden: true,
    text: ({ marginPercent }) => (marginPercent === null ? null : `${marginPercent}%`),
  },
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
  { id: 'ean', label: 'Código de barras', hidden: true },
  { id: 'createdAt', label: 'Criado em', hidden: true },
]
