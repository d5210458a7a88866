const signs = (text: string) => text.replace(/[^0-9a-z]/gi, '')

/** Returns the position after a number of digits and letters in a text. */
function placeAfter(text: string, count: number): number {
  let place = 0
  for (let seen = 0; seen < count && place < text.length; place++)
    if (signs(text.charAt(place)) !== '') seen++
  return place
}

/**
 * Masks the value of a field. After a correction in the middle the caret keeps its place; a removal there is not
 * masked, as the removed character would come back.
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
  // Too long: nothing is silently cut off.
  if (takesAway || signs(masked).length < signs(value).length) return
  const place = placeAfter(masked, signs(value.slice(0, selectionStart)).length)
  input.value = masked
  input.setSelectionRange(place, place)
}
