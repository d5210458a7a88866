const signs = (text: string) => text.replace(/[^0-9a-z]/gi, '')

/** Where a text has gone past so many figures and letters. */
function placeAfter(text: string, count: number): number {
  let place = 0
  for (let seen = 0; seen < count && place < text.length; place++)
    if (signs(text.charAt(place)) !== '') seen++
  return place
}

/**
 * Writes what was typed as people read it. Who mends something in the middle keeps their place; who takes something
 * away there is left alone, or the sign they took would come back.
 */
export function maskInput(input: HTMLInputElement, mask: (text: string) => string, takesAway: boolean): void {
  const { value, selectionStart } = input
  const masked = mask(value)
  if (masked === value) return
  const atEnd = selectionStart === null || selectionStart === value.length
  if (atEnd) {
    input.value = masked
    return
  }
  // Too long: nothing falls off the end without a word.
  if (takesAway || signs(masked).length < signs(value).length) return
  const place = placeAfter(masked, signs(value.slice(0, selectionStart)).length)
  input.value = masked
  input.setSelectionRange(place, place)
}
