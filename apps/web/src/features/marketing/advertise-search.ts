/** The calculator's numbers as the router has them: texts. What they mean is told by `readGuess`, which comes with it. */
export type AdvertiseAddress = {
  [name in 'campos' | 'horas' | 'preco' | 'ocupacao' | 'despesas']?: string | undefined
}

/** For the route: says what its address can hold (A14). */
export function advertiseSearch(raw: AdvertiseAddress): AdvertiseAddress {
  return raw
}
