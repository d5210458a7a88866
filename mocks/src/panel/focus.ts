const stops = 'button, input, select, textarea, summary, a[href]'
const nameOf = (stop: Element) => stop.getAttribute('aria-label') ?? (stop.textContent || stop.id)

/** How to find what has the focus once everything has been drawn anew; empty with the focus elsewhere. */
export function focusIn(root: ShadowRoot): string {
  return root.activeElement ? nameOf(root.activeElement) : ''
}

/** Gives the focus back to it. */
export function focusAgain(root: ShadowRoot, name: string): void {
  if (name === '') return
  const found = [...root.querySelectorAll<HTMLElement>(stops)].find((stop) => nameOf(stop) === name)
  found?.focus()
}
