/**
 * The script of the report: the filter, and pictures that grow at a click. It runs in the page, so it refers to nothing
 * outside of itself.
 */
export function runReport(): void {
  const form = document.querySelector('form')
  const typed = document.querySelector('input')

  form?.addEventListener('input', () => {
    const words = typed?.value.toLowerCase().split(/\s+/) ?? []
    const kinds = new FormData(form).getAll('kind')
    for (const article of document.querySelectorAll('article')) {
      const { kind = '', text = '' } = article.dataset
      article.hidden = !(kinds.includes(kind) && words.every((word) => text.includes(word)))
    }
    for (const section of document.querySelectorAll('section'))
      section.hidden = !section.querySelector('article:not([hidden])')
  })
  form?.addEventListener('submit', (event) => event.preventDefault())
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('figure button') : null
    if (button) button.ariaPressed = String(button.ariaPressed !== 'true')
  })
}
