type Range = { precoMin?: number | undefined; precoMax?: number | undefined }

/** What is wrong with the limits of a price, for the higher one's field; null when nothing is. */
export function rangeProblem({ precoMin, precoMax }: Range): string | null {
  if (precoMin === undefined || precoMax === undefined || precoMin <= precoMax) return null
  return 'O máximo está abaixo do mínimo. Aumente um ou diminua o outro.'
}
