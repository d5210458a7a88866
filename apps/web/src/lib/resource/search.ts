/** How many rows a page may have; the first is the usual one. */
export const pageSizes = [20, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

/** The address of a list (A14) as the router has it: texts. What they mean is told by `readListSearch`. */
export type ListAddress = {
  [name in 'pagina' | 'linhas' | 'busca' | 'ordem' | 'colunas' | 'aberto' | 'editar' | 'filtrar']?:
    | string
    | undefined
} & { [filter: `filtro.${string}`]: string | undefined }

/**
 * The address of a list as it is read, the same for all of them. What its words mean is known to the resource that is
 * listed.
 */
export type ListSearch = {
  pagina?: number | undefined
  linhas?: PageSize | undefined
  /** A quick search over the texts of a row. */
  busca?: string | undefined
  /** `preco`, `-preco` for descending. */
  ordem?: string | undefined
  /** `nome.preco.estoque`; absent: those that are shown at first. */
  colunas?: string | undefined
  /** The row whose details are open. */
  aberto?: string | undefined
  /** The row that is being changed; `novo` for a new one. */
  editar?: string | undefined
  /** The column whose filter is being written. */
  filtrar?: string | undefined
} & { [filter: `filtro.${string}`]: string | undefined }

/**
 * For a route: says what its address can hold. It is read (`readListSearch`) where the list is: the router, which
 * every visitor loads, carries none of that.
 */
export function listSearch(raw: ListAddress): ListAddress {
  return raw
}
