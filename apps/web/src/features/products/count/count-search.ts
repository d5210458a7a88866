/** The search of the count (A14), as texts. */
export type CountSearch = {
  categoria?: string | undefined
  /** A part of a name, or a bar code: it is searched in all categories. */
  busca?: string | undefined
  pagina?: string | number | undefined
}

export function countSearch(raw: CountSearch): CountSearch {
  return raw
}
