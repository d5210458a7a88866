/** Control characters, white space and the backslash: browsers drop or convert them, which can lead to another site. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const treacherous = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060\u3000\ufeff\\]/

/** In characters; longer than any address of the app. */
const MAX_LENGTH = 2_000

/** Pages that are of no use after signing in. */
const pointless = /^\/(login|erro|acesso-negado)\/?$/

/**
 * Returns a path of this site, with search and hash, that is safe to go to after signing in (B5); null for any other
 * value.
 */
export function safeRedirect(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null
  if (!value.startsWith('/') || treacherous.test(value)) return null
  try {
    const { origin: site, pathname, search, hash } = new URL(value, origin)
    const leaves = site !== origin || !isPlain(value.split(/[?#]/, 1)[0] ?? '') || !isPlain(pathname)
    return leaves || pointless.test(pathname) ? null : `${pathname}${search}${hash}`
  } catch {
    return null
  }
}

/** Returns whether a path stays a path, however often a server or a proxy decodes it. */
function isPlain(path: string): boolean {
  if (path.includes('//') || treacherous.test(path)) return false
  const decoded = decodeURIComponent(path)
  return decoded === path || isPlain(decoded)
}
