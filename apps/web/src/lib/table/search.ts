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

/**
 * Reads an address. What is malformed is left out, by name: the router keeps what a route does not name as it came
 * (A14).
 */
export function readListSearch(raw: object): ListSearch {
  const given = raw as Readonly<Record<string, unknown>>
  const page = Number(given.pagina)
  const size = pageSizes.slice(1).find((each) => each === Number(given.linhas))
  const names = [...texts, ...Object.keys(given).filter(isFilter)]
  return {
    pagina: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    linhas: size,
    ...Object.fromEntries(names.map((name) => [name, readText(given[name])])),
  }
}

/** Whether a parameter is the filter of a column. */
export function isFilter(name: string): name is `filtro.${string}` {
  return name.startsWith('filtro.')
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : undefined
}
