/** Moves the keyboard to the content, where what it stood on has gone. */
export function focusContent(): void {
  document.getElementById('conteudo')?.focus({ preventScroll: true })
}
