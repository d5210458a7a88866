import { mergeSearch } from '../navigation/merge-search.ts'

/** Leads a list to one of its pages, and keeps the rest of the address; the first page is not named there. */
export function toPage(param: 'pagina' | 'avaliacoes', page: number) {
  return mergeSearch({ [param]: page === 1 ? undefined : String(page) })
}
