import type { PageFacts } from './page-facts.ts'

/** An element of the head. */
export type Tag = { name: 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string }

/** Returns the tags of the head with full addresses: the build writes them, the app replaces them. */
export function tagsOf({ path, title, description, type, image, data }: PageFacts, site: string): Tag[] {
  const url = absolute(path, site)
  const property = (name: string, content: string): Tag => ({
    name: 'meta',
    attributes: { property: `og:${name}`, content },
  })
  return [
    { name: 'meta', attributes: { name: 'description', content: description } },
    { name: 'link', attributes: { rel: 'canonical', href: url } },
    property('type', type),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', absolute(image, site)),
    ...(data?.(site) ?? []).map((each): Tag => ({
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: scriptJson(each),
    })),
  ]
}

/** Returns the tags that fit any screen: those that do not name the page. */
export function anywhere(tags: readonly Tag[]): Tag[] {
  return tags.filter(({ name, attributes }) => name === 'meta' && attributes.property !== 'og:url')
}

/** Returns the full address of a page or a picture; that of the product's picture for none or an invalid one. */
export function absolute(address: string | null, site: string): string {
  const url = URL.parse(address ?? '', site)
  return address !== null && url?.protocol.startsWith('http') ? url.href : `${site}/og.png`
}

/** Returns JSON that is safe inside a script element: no text in it can end the element or open a comment. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
