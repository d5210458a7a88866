import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import type { ReactNode } from 'react'
import classes from './product-rows.module.css'
import { ProductItem } from './product-item.tsx'

/** Makes the box that marks a product; null while none are offered. */
export type Mark = ((row: ProductRow) => ReactNode) | null

/** The products of an arena on a phone: picture, price and stock, the last two changed in place. */
export function ProductRows({
  rows,
  mark,
  label,
}: {
  rows: readonly ProductRow[]
  mark: Mark
  label: string
}) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <ProductItem product={row} mark={mark?.(row)} />
        </li>
      ))}
    </ul>
  )
}
