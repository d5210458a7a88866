import { type ListSearch, readListSearch } from '../../lib/table/search.ts'

/** What the admin's one screen lists (H12). */
export const things = [
  'usuarios',
  'empresas',
  'campos',
  'reservas',
  'produtos',
  'comandas',
  'despesas',
  'rachas',
  'avaliacoes',
] as const
export type ThingName = (typeof things)[number]

/** The address of the admin's screen (A14). */
export type CrudSearch = ListSearch & { coisa?: ThingName | undefined }

/** Reads an address; without a thing, or with one that there is not, it is the first. */
export function readCrudSearch(raw: object): CrudSearch {
  const coisa = 'coisa' in raw ? things.find((thing) => thing === raw.coisa) : undefined
  return { coisa, ...readListSearch(raw) }
}
