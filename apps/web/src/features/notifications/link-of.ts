import { safeRedirect } from '../../session/safe-redirect.ts'

/** The target of a notification: a path of this site, or a page elsewhere. */
export type Link = { kind: 'path' | 'web'; href: string }

/**
 * Returns the link of a notification (E11): only http(s) addresses and paths of this site are allowed; null for
 * anything else.
 */
export function linkOf(url: string | null, origin: string): Link | null {
  if (url === null) return null
  const path = safeRedirect(url, origin)
  if (path !== null) return { kind: 'path', href: path }
  // Browsers correct any other notation in their own ways.
  const web = /^https?:\/\/[^\s\\]+$/i.test(url) ? parse(url) : null
  // A user name in front may pretend to be the host.
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
