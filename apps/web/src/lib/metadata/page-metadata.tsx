import { useLayoutEffect } from 'react'
import { pageTitle } from './page-title.ts'
import { homePage } from './home-page.ts'
import type { PageFacts } from './page-facts.ts'
import { site } from './site.ts'
import { anywhere, type Tag, tagsOf } from './tags.ts'

/** Sets the title and the tags of the head while it is mounted, in place of those of `index.html` (A15). */
export function PageMetadata({ facts }: { facts: PageFacts }) {
  useLayoutEffect(() => {
    show(tagsOf(facts, site))
    return () => show(anywhere(tagsOf(homePage, site)))
  }, [facts])
  return <title>{pageTitle(facts.title)}</title>
}

function show(tags: readonly Tag[]): void {
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove()
  for (const { name, attributes, text = '' } of tags) {
    const element = document.createElement(name)
    element.dataset.page = ''
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.textContent = text
    document.head.append(element)
  }
}
