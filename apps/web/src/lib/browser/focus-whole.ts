/**
 * Focuses an input when it appears, with its text marked, so that what is typed takes its place. It is the `ref` of an
 * input, which may be called again for one that is there already.
 */
export function focusWhole(input: HTMLInputElement | null): void {
  if (input === null || input.dataset.focused !== undefined) return
  input.dataset.focused = ''
  input.focus()
  input.select()
}
