/** The number of colours that tell prices apart. */
const STEPS = 5

/** Returns the colour of each price, 0 for the lowest to 4 for the highest: by rank, so that near prices differ too. */
export function priceSteps(prices: readonly number[]): ReadonlyMap<number, number> {
  const ascending = [...new Set(prices)].toSorted((a, b) => a - b)
  const last = Math.max(1, ascending.length - 1)
  return new Map(
    ascending.map((price, rank) => [
      price,
      ascending.length <= STEPS ? rank : Math.round((rank / last) * (STEPS - 1)),
    ]),
  )
}
