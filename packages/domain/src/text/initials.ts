/** The words between names that have no initial: `de`, `dos`. */
const between = /^(?:d[aeo]s?|e)$/iu

/**
 * Returns the initials of the first and the last name: `Maria Fernanda de Souza` → `MS`, `Pelé` → `P`; empty for a name
 * without letters. A word that begins with no letter, as `(você)`, is no name.
 */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !between.test(word))
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends.map((word = '') => word.slice(0, 1).toLocaleUpperCase('pt-BR')).join('')
}
