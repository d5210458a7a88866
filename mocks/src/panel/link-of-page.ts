import { SITUATION_PARAM } from '../situations/open-link.ts'

/** Returns the address of a page with a situation in it, as people paste it: nothing in the text needs escaping. */
export function linkOfPage(href: string, text: string): string {
  const url = new URL(href)
  url.searchParams.delete(SITUATION_PARAM)
  const others = url.search === '' ? '?' : `${url.search}&`
  return `${url.origin}${url.pathname}${others}${SITUATION_PARAM}=${text}${url.hash}`
}
