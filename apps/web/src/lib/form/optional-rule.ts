/** Returns a rule that also accepts an empty text. */
export function optionalRule(problem: (text: string) => string | null): (text: string) => string | null {
  return (text) => (text.trim() === '' ? null : problem(text))
}
