/** Returns the title of a bill after `de`, with its article: `do jogo de…`, `da comanda…`, `de churrasco`. */
export function ofWhat(title: string): string {
  return /^[oa] /.test(title) ? `d${title}` : `de ${title}`
}
