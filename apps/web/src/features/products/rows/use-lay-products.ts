import { productsQuery } from '@campo-livre/api/products/list-products.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { useQueryClient } from '@tanstack/react-query'
import { layRow } from '../../../lib/resource/writes/lay-row.ts'

/** Returns a function that puts changed products into the lists that show them, before these are read again. */
export function useLayProducts(): (rows: readonly ProductRow[]) => void {
  const client = useQueryClient()
  return (rows) => {
    for (const row of rows) layRow(client, { query: productsQuery, idOf: ({ id }: ProductRow) => id }, row)
  }
}
