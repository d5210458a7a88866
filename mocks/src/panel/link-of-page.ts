/** The parameter of an address that carries a situation. */
const PARAMETER = 'situacao'

/** The address of a page with a situation in it, written as people paste it: nothing in the text needs escaping. */
export function linkOfPage(href: string, text: string): string {
  const url = new URL(href)
  url.searchParams.delete(PARAMETER)
  return `${url.origin}${url.pathname}${url.search === '' ? '?' : `${url.search}&`}${PARAMETER}=${text}${url.hash}`
}
