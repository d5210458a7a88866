import type { ProductRecord } from '@campo-livre/backend/store/records.ts'
import { backend } from '../../../testing/backend.ts'

/** Returns the names of the company's products in the backend, in order. */
export function kept(keep: (product: ProductRecord) => boolean = () => true): string[] {
  return backend.db.products
    .where((product) => product.companyId === 'cmp-arena-beira-mar' && keep(product))
    .map((product) => product.name)
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
}

/** Returns the names in the table, from top to bottom. */
export function shown(): string[] {
  return [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent)
}
