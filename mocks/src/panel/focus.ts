const stops = 'button, input, select, textarea, summary, a[href]'
const nameOf = (stop: Element) => stop.getAttribute('aria-label') ?? (stop.textContent || stop.id)

/**
 * Returns the name by which the focused element is found once everything has been redrawn; empty with the focus
 * elsewhere.
 */
export function focusIn(root: ShadowRoot): string {
  return root.activeElement ? nameOf(root.activeElement) : ''
}

/** Focuses the element of that name, if there is one. */
export function focusAgain(root: ShadowRoot, name: string): void {
  if (name === '') return
  const found = [...root.querySelectorAll<HTMLElement>(stops)].find((stop) => nameOf(stop) === name)
  found?.focus()
}
