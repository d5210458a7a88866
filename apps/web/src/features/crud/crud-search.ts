import type { ListSearch } from '../../lib/table/search.ts'

/** The address of the admin's screen (A14): a list, and of what. `toThing` reads the latter. */
export type CrudSearch = ListSearch & { coisa?: string | undefined }

/** For the route: says what its address can hold. */
export function crudSearch(raw: object): CrudSearch {
  return raw as CrudSearch
}
