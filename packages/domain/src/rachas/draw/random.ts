/** Numbers by chance that are the same for the same seed, in every browser: whole numbers of 32 bits alone. */
export type Random = {
  /** Returns a whole number from 0 to below `limit`, each as likely. */
  below: (limit: number) => number
  /** Returns the same things in another order. */
  shuffled: <T>(things: readonly T[]) => T[]
}

/** Makes one of a seed of at least 32 hexadecimal figures (sfc32). */
export function randomOf(seed: string): Random {
  let [a, b, c, count] = [0, 8, 16, 24].map(
    (from) => Number.parseInt(seed.slice(from, from + 8), 16) | 0,
  ) as [number, number, number, number]
  const next = () => {
    const sum = (((a + b) | 0) + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
  for (let round = 0; round < 16; round += 1) next()
  const below = (limit: number) => {
    // Beyond the last whole multiple, small numbers would be favoured.
    const fair = 0x100000000 - (0x100000000 % limit)
    let drawn = next()
    while (drawn >= fair) drawn = next()
    return drawn % limit
  }
  const shuffled = <T>(things: readonly T[]): T[] => {
    const order = [...things]
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = below(last + 1)
      const moved = order[last] as T
      order[last] = order[other] as T
      order[other] = moved
    }
    return order
  }
  return { below, shuffled }
}
