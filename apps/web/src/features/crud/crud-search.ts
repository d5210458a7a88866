import type { ListAddress } from '../../lib/resource/search.ts'

/** The search of the admin's screen (A14), as texts: a list's parameters and its name, which `toResourceName` reads. */
export type CrudAddress = ListAddress & { lista?: string | undefined }

/** Validates the search for the route. Old links name the list `coisa`. */
export function crudSearch({ coisa, ...raw }: CrudAddress & { coisa?: string | undefined }): CrudAddress {
  return coisa === undefined ? raw : { lista: coisa, ...raw }
}
