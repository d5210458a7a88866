/**
 * Returns whether two plain values are equal, whatever the order of their fields. An undefined field equals a missing
 * one.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  const keys = new Set([...one.keys(), ...other.keys()])
  return [...keys].every((key) => isSame(one.get(key), other.get(key)))
}
