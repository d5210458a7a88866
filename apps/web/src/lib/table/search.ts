/** How many rows a page may have; the first is the usual one. */
export const pageSizes = [20, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

/**
 * The address of a list (A14), the same for all of them. What a filter, an order or a choice of columns means is known
 * to the thing that is listed, so it is read where that is (`read-filters.ts`): this much is loaded with the router.
 */
export type ListSearch = {
  pagina?: number | undefined
  linhas?: PageSize | undefined
  /** `preco`, `-preco` for descending. */
  ordem?: string | undefined
  /** `nome.preco.estoque`; absent: those that are shown at first. */
  colunas?: string | undefined
  /** The row whose details are open. */
  aberto?: string | undefined
  /** The column whose filter is being written. */
  filtrar?: string | undefined
} & { [filter: `filtro.${string}`]: string | undefined }

const texts = ['ordem', 'colunas', 'aberto', 'filtrar'] as const
const LONGEST = 500

/** Reads an address; what is malformed is left out. */
export function readListSearch(raw: object): ListSearch {
  const search: ListSearch = {}
  const given = raw as Readonly<Record<string, unknown>>
  const pagina = Number(given.pagina)
  if (Number.isSafeInteger(pagina) && pagina > 1) search.pagina = pagina
  const linhas = pageSizes.find((size) => size === Number(given.linhas))
  if (linhas !== undefined && linhas !== pageSizes[0]) search.linhas = linhas
  for (const name of texts) {
    const text = given[name]
    if (isText(text)) search[name] = text
  }
  for (const [name, text] of Object.entries(given)) {
    if (isFilter(name) && isText(text)) search[name] = text
  }
  return search
}

/** Whether a parameter is the filter of a column. */
export function isFilter(name: string): name is `filtro.${string}` {
  return name.startsWith('filtro.')
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST
}
