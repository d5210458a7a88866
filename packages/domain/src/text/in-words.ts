let lists: Intl.ListFormat | undefined

/** Joins texts as a sentence does: `Campo 1, Campo 2 e Ginásio`. The formatter is made when first needed. */
export function inWords(texts: readonly string[]): string {
  lists ??= new Intl.ListFormat('pt-BR')
  return lists.format(texts)
}
