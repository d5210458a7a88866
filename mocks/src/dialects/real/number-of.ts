/** Returns a number for an id, always the same (32-bit FNV-1a without the sign): the real server has no other ids. */
export function numberOf(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 1
}
