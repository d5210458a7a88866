/** Returns initials: `Maria Fernanda de Souza` → `MS`, `Pelé` → `P`; empty for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) || word.length > 3)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map((word) => /\p{L}/u.exec(word)?.[0].toLocaleUpperCase('pt-BR') ?? '').join('')
}
