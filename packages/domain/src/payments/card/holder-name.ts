/** The most letters of a holder's name. */
export const MAX_HOLDER_LETTERS = 60

/** Returns the sentence for a name that no card has; null for one that may be on it. */
export function holderNameProblem(text: string): string | null {
  const name = text.trim()
  if (name === '') return 'Falta o nome, como está no cartão.'
  if (/\d/.test(name)) return 'Escreva o nome sem números, como está no cartão.'
  if (!/\p{L}\P{L}*\p{L}/u.test(name)) return 'Escreva o nome como está no cartão.'
  return name.length > MAX_HOLDER_LETTERS ? `Use no máximo ${MAX_HOLDER_LETTERS} letras.` : null
}
