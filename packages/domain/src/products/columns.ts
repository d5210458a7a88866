import type { ColumnsOf } from '../lists/filters.ts'
import type { ProductRow } from './product.ts'

/** The columns by which products can be filtered and sorted; `companyName` is of use to admins only. */
export const productColumns = {
  name: 'text',
  category: 'choice',
  priceCents: 'money',
  costCents: 'money',
  marginPercent: 'count',
  ean: 'text',
  stock: 'count',
  lowStockAt: 'count',
  stockLevel: 'choice',
  status: 'choice',
  companyName: 'text',
  createdAt: 'instant',
} as const satisfies ColumnsOf<ProductRow>
