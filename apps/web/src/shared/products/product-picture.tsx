import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { pictureSource } from '@campo-livre/domain/users/picture-sizes.ts'
import { CategoryDrawing } from './category-drawing.tsx'
import classes from './product-picture.module.css'

type Props = {
  product: Pick<ProductRow, 'photo' | 'category'>
  /** `small` stands in a line of text. */
  size?: 'small' | 'medium'
}

/** The photo of a product, or the drawing of its category. It has no name: the product's stands beside it. */
export function ProductPicture({ product: { photo, category }, size = 'medium' }: Props) {
  return (
    <span className={classes.picture} data-size={size}>
      {photo === null ? (
        <CategoryDrawing category={category} />
      ) : (
        <img
          {...pictureSource(photo)}
          sizes="96px"
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}
