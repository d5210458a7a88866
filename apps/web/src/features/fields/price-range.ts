type Range = { precoMin?: number | undefined; precoMax?: number | undefined }

/** Returns the problem of a price range, for the field of its upper limit; null for none. */
export function rangeProblem({ precoMin, precoMax }: Range): string | null {
  if (precoMin === undefined || precoMax === undefined || precoMin <= precoMax) return null
  return 'O máximo está abaixo do mínimo. Aumente um ou diminua o outro.'
}
