import type { ListAddress } from '../../lib/resource/search.ts'

/** The search of the products (A14): that of their list, and `importar` while a file is imported. */
export type ProductsSearch = ListAddress & { fazer?: string | undefined }

export function productsSearch(raw: ProductsSearch): ProductsSearch {
  return raw
}
