/** Control characters and the backslash: browsers drop or turn them, and end on another site. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const treacherous = /[\u0000-\u0020\u007f\\]/

/** A path of this site, search and hash included, that is safe to go to after signing in (B5); else null. */
export function safeRedirect(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value) || treacherous.test(value)) return null
  try {
    const url = new URL(value, origin)
    if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname === '/login') return null
    return `${url.pathname}${url.search}${url.hash}`
  } catch {
    return null
  }
}
