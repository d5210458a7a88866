import type { ListAddress } from '../../lib/table/search.ts'

/** The address of the admin's screen (A14), in texts: a list, and of what. `toResourceName` reads the latter. */
export type CrudAddress = ListAddress & { lista?: string | undefined }

/** For the route: says what its address can hold. Links of before call the list `coisa`. */
export function crudSearch({ coisa, ...raw }: CrudAddress & { coisa?: string | undefined }): CrudAddress {
  return coisa === undefined ? raw : { lista: coisa, ...raw }
}
