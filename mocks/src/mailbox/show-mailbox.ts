import type { Backend } from '../backend.ts'

/**
 * Shows the mailbox in the place of the app: without another tab to answer for it, its address leads to the app's own
 * page. The styles are adopted, as a strict CSP refuses those in the page.
 */
export async function showMailbox(backend: Pick<Backend, 'handle'>): Promise<void> {
  const response = await backend.handle(new Request(location.href))
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(page.querySelector('style')?.textContent ?? '')
  for (const style of page.querySelectorAll('style')) style.remove()
  document.documentElement.replaceWith(document.adoptNode(page.documentElement))
  document.adoptedStyleSheets = [sheet]
}
