import type { ColumnsOf } from '../lists/filters.ts'
import type { ProductRow } from './product.ts'

/** What products can be filtered and sorted by; `companyName` means something to admins only. */
export const productColumns = {
  name: 'text',
  category: 'choice',
  priceCents: 'number',
  stock: 'number',
  lowStockAt: 'number',
  stockLevel: 'choice',
  status: 'choice',
  companyName: 'text',
  createdAt: 'date',
} as const satisfies ColumnsOf<ProductRow>
