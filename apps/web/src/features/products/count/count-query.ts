import { productsQuery } from '@campo-livre/api/products/list-products.ts'
import { MAX_QUICK_SEARCH } from '@campo-livre/domain/lists/quick-search.ts'
import { productCategories, type ProductCategory } from '@campo-livre/domain/products/product-words.ts'
import type { CountSearch } from './count-search.ts'

/** Returns the category that the address names, or the first. */
export function countedCategory(named: unknown): ProductCategory {
  return productCategories.find((category) => category === named) ?? productCategories[0]
}

/** Returns the text that the address searches; empty for none. */
export function searchedText({ busca }: { busca?: unknown }): string {
  const text = typeof busca === 'string' || typeof busca === 'number' ? String(busca) : ''
  return text.trim().slice(0, MAX_QUICK_SEARCH)
}

/** Returns the query of a page of the products of a category, or of those that match the searched text. */
export function countQuery(search: CountSearch) {
  const page = Number(search.pagina)
  const q = searchedText(search)
  const value = countedCategory(search.categoria)
  return productsQuery({
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    perPage: 100,
    ...(q === ''
      ? { filters: [{ column: 'category', operator: 'and', conditions: [{ mode: 'equals', value }] }] }
      : { q, filters: [] }),
  })
}
