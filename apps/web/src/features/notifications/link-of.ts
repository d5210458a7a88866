import { safeRedirect } from '../../session/safe-redirect.ts'

/** Where a notification leads: a path of this site, or a page elsewhere. */
export type Link = { kind: 'path' | 'web'; href: string }

/** E11: only http(s) links and paths of this site are followed; null for everything else. */
export function linkOf(url: string | null, origin: string): Link | null {
  if (url === null) return null
  const path = safeRedirect(url, origin)
  if (path !== null) return { kind: 'path', href: path }
  // What is written otherwise, browsers put right in ways of their own.
  const web = /^https?:\/\/[^\s\\]+$/i.test(url) ? parse(url) : null
  // A name before the address is there to look like one.
  if (web === null || web.username !== '' || web.password !== '') return null
  return web.origin === origin
    ? linkOf(web.href.slice(origin.length), origin)
    : { kind: 'web', href: web.href }
}

function parse(url: string): URL | null {
  try {
    return new URL(url)
  } catch {
    return null
  }
}
