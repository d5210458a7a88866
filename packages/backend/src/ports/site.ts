let origin: string | null = null

/** Sets the origin of the app that this process answers for: `https://campolivre.example`. */
export function setSite(given: string): void {
  origin = given
}

/** Returns the whole address of a page of the app; null where its origin is not known, as in the mock. */
export function siteLink(path: string): string | null {
  return origin === null ? null : `${origin}${path}`
}
