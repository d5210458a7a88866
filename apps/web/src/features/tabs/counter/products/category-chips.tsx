import { productCategoryLabels, type ProductCategory } from '@campo-livre/domain/products/product-words.ts'
import type { CounterProduct } from '@campo-livre/domain/products/counter-product.ts'
import classes from './category-chips.module.css'

type Props = {
  products: readonly CounterProduct[]
  /** Null for all. */
  chosen: ProductCategory | null
  onChoose: (category: ProductCategory | null) => void
}

/** The categories of what is sold; all of it, the most sold first, at the beginning. */
export function CategoryChips({ products, chosen, onChoose }: Props) {
  const used = new Set(products.map(({ category }) => category))
  const labels = Object.entries(productCategoryLabels) as [ProductCategory, string][]
  const choices: [ProductCategory | null, string][] = [
    [null, 'Mais vendidos'],
    ...labels.filter(([category]) => used.has(category)),
  ]
  return (
    <div role="group" aria-label="Categoria" className={classes.chips}>
      {choices.map(([category, label]) => (
        <button
          key={label}
          type="button"
          aria-pressed={category === chosen}
          className={classes.chip}
          onClick={() => onChoose(category)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
