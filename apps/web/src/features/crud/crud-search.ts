import type { ListAddress } from '../../lib/table/search.ts'

/** The address of the admin's screen (A14), in texts: a list, and of what. `toThing` reads the latter. */
export type CrudAddress = ListAddress & { coisa?: string | undefined }

/** For the route: says what its address can hold. */
export function crudSearch(raw: CrudAddress): CrudAddress {
  return raw
}
