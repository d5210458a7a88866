/** Returns words as the beginning of a sentence: `Toda quinta`. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
