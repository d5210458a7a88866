import type { CounterProduct } from '@campo-livre/domain/products/counter-product.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { pictureSource } from '@campo-livre/domain/users/picture-sizes.ts'
import { memo } from 'react'
import { CategoryDrawing } from '../../../../shared/products/category-drawing.tsx'
import classes from './product-tile.module.css'

type Props = {
  product: CounterProduct
  /** The pieces in stock. */
  left: number
  /** The pieces on the chosen tab. */
  onTab: number
  /** The number of pieces that a press adds. */
  times: number
  onPress: (product: CounterProduct) => void
}

/** A product to touch: one touch is one piece on the chosen tab. */
export const ProductTile = memo(function ProductTile({ product, left, onTab, times, onPress }: Props) {
  const { name, category, priceCents, photo, lowStockAt } = product
  const scarce = left <= 0 ? 'Acabou' : left <= lowStockAt ? `Restam ${left}` : null
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.tile}
        data-out={left <= 0 || undefined}
        onClick={() => onPress(product)}
      >
        <span className={classes.top}>
          {photo === null ? (
            <CategoryDrawing category={category} />
          ) : (
            <img
              {...pictureSource(photo)}
              sizes="10rem"
              alt=""
              className={classes.photo}
              loading="lazy"
              decoding="async"
            />
          )}
          {scarce !== null && <span className={classes.scarce}>{scarce}</span>}
          {onTab > 0 && (
            <span className={classes.count}>
              {onTab}
              <span className="visually-hidden"> na comanda</span>
            </span>
          )}
        </span>
        <span className={classes.name}>{name}</span>
        <span className={classes.price}>
          {times > 1 && `${times} × `}
          {formatCentsShort(priceCents)}
        </span>
      </button>
    </li>
  )
})
