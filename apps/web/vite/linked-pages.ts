import { type LinkedPage, linkedPages } from '../src/lib/metadata/linked-pages.ts'
import { pageTitle } from '../src/lib/metadata/page-title.ts'
import { anywhere, type Tag, tagsOf } from '../src/lib/metadata/tags.ts'
import { between, headHtml, withoutMarks } from './page-html.ts'

/** The page of an address without a file of its own. */
const APP = 'app.html'

/** The size of every picture that is shown with a shared link. */
const PICTURE = { width: 1200, height: 630 }

/** Returns the file with which a host answers an address that has none of its own. */
export function pageFor(pathname: string): string {
  return linkedPages.find(({ start }) => pathname.startsWith(start))?.file ?? APP
}

/** Returns whether an address is one of a kind of links with a page of its own. */
export const isLinked = (pathname: string) => pageFor(pathname) !== APP

/**
 * Returns the page of a kind of links: index.html with a head that shows a picture and words in a chat, and that search
 * engines leave alone. It names no address: the file is the answer to many. `own`: the links to the code of its screen.
 */
export function linkedHtml(
  template: string,
  { start, tab, title, description, picture }: LinkedPage,
  { site, own }: { site: string; own: string },
): string {
  const facts = { path: start, title, description, type: 'website', image: picture.path } as const
  const ofPicture = { type: 'image/png', width: PICTURE.width, height: PICTURE.height, alt: picture.alt }
  const head = headHtml(pageTitle(tab), [
    ...anywhere(tagsOf(facts, site)),
    ...Object.entries(ofPicture).map(([key, value]): Tag => ({
      name: 'meta',
      attributes: { property: `og:image:${key}`, content: String(value) },
    })),
  ])
  // Not one of the tags that the app replaces: a secret address stays out of search engines.
  const closed = '<meta name="robots" content="noindex">'
  return withoutMarks(between(template, 'head', head + closed + own))
}
