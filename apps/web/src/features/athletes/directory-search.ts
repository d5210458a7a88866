/** Types the search of the directory, as texts (A14). The screen reads it itself: the router, which every visitor loads, has no code for it. */
export function directorySearch(raw: {
  pagina?: string | undefined
  cidade?: string | undefined
  esporte?: string | undefined
  posicao?: string | undefined
  nivel?: string | undefined
}) {
  return raw
}

export type DirectoryAddress = ReturnType<typeof directorySearch>
