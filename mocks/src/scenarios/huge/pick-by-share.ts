import type { Random } from '../../seed/random.ts'

/** Returns one of the keys, each as often as its share says. */
export function pickByShare<Key extends string>(random: Random, shares: Record<Key, number>): Key {
  const keys = Object.keys(shares) as Key[]
  const all = keys.reduce((sum, key) => sum + shares[key], 0)
  let left = random() * all
  const found = keys.find((key) => (left -= shares[key]) < 0) ?? keys.at(-1)
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}
