import { mergeSearch } from '../navigation/merge-search.ts'

/** Returns the search change that leads to a page of a list and keeps the rest; the first page has no number. */
export function toPage(param: 'pagina' | 'avaliacoes', page: number) {
  return mergeSearch({ [param]: page === 1 ? undefined : String(page) })
}
