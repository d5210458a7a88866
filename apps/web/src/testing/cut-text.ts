/** What of a page is cut off or sticks out at the width that it has, a sentence each. */
export function cutText(page: Document): string[] {
  const root = page.documentElement
  const sideways = root.scrollWidth - root.clientWidth
  const clipped = [...page.querySelectorAll<HTMLElement>('#conteudo *, header *, footer *')].filter(isClipped)
  return [
    ...(sideways > 0 ? [`the page scrolls ${sideways} px sideways`] : []),
    ...clipped.map((element) => `"${element.innerText.slice(0, 40)}" is cut off`),
  ]
}

/** Whether an element hides some of its own words, and does not say so by an ellipsis. */
function isClipped(element: HTMLElement): boolean {
  const ownText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  )
  if (!ownText || element.scrollWidth <= element.clientWidth + 1) return false
  const style = getComputedStyle(element)
  const hidden = style.overflowX === 'hidden' || style.overflowX === 'clip'
  // What is read aloud only is clipped on purpose.
  return hidden && style.textOverflow !== 'ellipsis' && element.clientWidth > 1
}
