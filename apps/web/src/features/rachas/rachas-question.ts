import type { ListParams } from '@campo-livre/domain/lists/filters.ts'

/** Returns the list of a page: the next games first, then what is over. */
export function toRachasQuestion({ pagina = 1 }: { pagina?: number | undefined }): ListParams {
  return { page: pagina, perPage: 20, sort: undefined, q: undefined, filters: [] }
}
