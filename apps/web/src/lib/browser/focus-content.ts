/** Focuses the content, when the focused element is gone. */
export function focusContent(): void {
  document.getElementById('conteudo')?.focus({ preventScroll: true })
}
