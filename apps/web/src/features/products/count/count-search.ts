import { productsQuery } from '@campo-livre/api/products/list-products.ts'
import { productCategories, type ProductCategory } from '@campo-livre/domain/products/product-words.ts'

/** The search of the count (A14), as texts. */
export type CountSearch = { categoria?: string | undefined; pagina?: string | number | undefined }

export function countSearch(raw: CountSearch): CountSearch {
  return raw
}

/** Returns the category that the address names, or the first. */
export function countedCategory(named: unknown): ProductCategory {
  return productCategories.find((category) => category === named) ?? productCategories[0]
}

/** Returns the query of a page of the products of a category. */
export function countQuery(category: ProductCategory, pagina: unknown) {
  const page = Number(pagina)
  return productsQuery({
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    perPage: 100,
    filters: [{ column: 'category', operator: 'and', conditions: [{ mode: 'equals', value: category }] }],
  })
}
