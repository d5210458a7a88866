import type { CounterProduct } from '@campo-livre/domain/products/counter-product.ts'
import type { Tab } from '@campo-livre/domain/tabs/tab.ts'

/** Returns the line of a tab to which more of a product at its present price belongs; null for none. */
export function sameLine(
  { items }: Pick<Tab, 'items'>,
  { id, priceCents }: Pick<CounterProduct, 'id' | 'priceCents'>,
): string | null {
  const line = items.find(
    (item) => item.productId === id && item.priceCents === priceCents && item.note === null,
  )
  return line?.id ?? null
}
