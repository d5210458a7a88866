import type { ProductRecord } from '@campo-livre/mocks/db/records.ts'
import { backend } from '../../../testing/backend.ts'

/** The company's products as the backend keeps them, by name. */
export function kept(keep: (product: ProductRecord) => boolean = () => true): string[] {
  return backend.db.products
    .where((product) => product.companyId === 'cmp-arena-beira-mar' && keep(product))
    .map((product) => product.name)
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
}

/** The names in the table, as they stand there. */
export function shown(): string[] {
  return [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent)
}
