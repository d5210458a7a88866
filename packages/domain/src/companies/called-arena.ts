/** Returns an arena's name for use after an article, without repeating a leading `Arena`. */
export function calledArena(name: string): string {
  return /^arena\b/i.test(name) ? name : `arena ${name}`
}
