const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns whether a text has every word of `wanted`, in any order, with or without accents. */
export function matches(text: string, wanted: string): boolean {
  if (wanted === '') return true
  const words = plain(wanted).split(/\s+/)
  const where = plain(text)
  return words.every((word) => where.includes(word))
}
