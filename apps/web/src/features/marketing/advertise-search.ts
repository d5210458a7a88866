/** The calculator's numbers as texts; `readEarningsInput` parses them. */
export type AdvertiseAddress = {
  [name in 'campos' | 'horas' | 'preco' | 'ocupacao' | 'despesas']?: string | undefined
}

/** Types the search for the route (A14). */
export function advertiseSearch(raw: AdvertiseAddress): AdvertiseAddress {
  return raw
}
