/** Returns a sentence for each element that is cut off or sticks out at the page's width. */
export function cutText(page: Document): string[] {
  const root = page.documentElement
  const sideways = root.scrollWidth - root.clientWidth
  const clipped = [...page.querySelectorAll<HTMLElement>('#conteudo *, header *, footer *')].filter(isClipped)
  return [
    ...(sideways > 0 ? [`the page scrolls ${sideways} px sideways`] : []),
    ...clipped.map((element) => `"${(element.innerText || element.textContent).slice(0, 40)}" is cut off`),
  ]
}

/** Returns whether an element hides some of its text without an ellipsis. */
function isClipped(element: HTMLElement): boolean {
  const ownText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  )
  if (!ownText || element.scrollWidth <= element.clientWidth + 1) return false
  const style = getComputedStyle(element)
  const hidden = style.overflowX === 'hidden' || style.overflowX === 'clip'
  // Visually hidden text is clipped on purpose.
  const meant = element.clientWidth <= 1 || element.matches('.visually-hidden')
  return hidden && style.textOverflow !== 'ellipsis' && !meant
}
