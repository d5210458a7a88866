/** How a sentence speaks of an arena, after its article: not every one calls itself so, and none is an arena twice. */
export function calledArena(name: string): string {
  return /^arena\b/i.test(name) ? name : `arena ${name}`
}
