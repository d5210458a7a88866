/** A rule for a text that may be left empty. */
export function unlessEmpty(problem: (text: string) => string | null): (text: string) => string | null {
  return (text) => (text.trim() === '' ? null : problem(text))
}
