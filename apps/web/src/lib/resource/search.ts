/** The numbers of rows on a page; the first is the default. */
export const pageSizes = [20, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

/** The search of a list (A14), as texts; `readListSearch` parses them. */
export type ListAddress = {
  [
    name in
      | 'pagina'
      | 'linhas'
      | 'busca'
      | 'ordem'
      | 'colunas'
      | 'aberto'
      | 'historico'
      | 'editar'
      | 'acao'
      | 'filtrar'
  ]?: string | undefined
} & { [filter: `filtro.${string}`]: string | undefined }

/** The parsed search of a list. The names of columns depend on the listed resource. */
export type ListSearch = {
  pagina?: number | undefined
  linhas?: PageSize | undefined
  /** A quick search in the texts of a row. */
  busca?: string | undefined
  /** `priceCents`, or `-priceCents` for descending. */
  ordem?: string | undefined
  /** `name.priceCents.stock`; absent for the default columns. */
  colunas?: string | undefined
  /** The row whose details are open. */
  aberto?: string | undefined
  /** The row whose history is open in its details. */
  historico?: string | undefined
  /** The row that is edited; `novo` for a new one. */
  editar?: string | undefined
  /** The form about that row, where it is not that of its facts. */
  acao?: string | undefined
  /** The column whose filter is edited. */
  filtrar?: string | undefined
} & { [filter: `filtro.${string}`]: string | undefined }

/**
 * Types the search for the route. The list parses it (`readListSearch`), as the router, which every visitor loads, has
 * no code for that.
 */
export function listSearch(raw: ListAddress): ListAddress {
  return raw
}
