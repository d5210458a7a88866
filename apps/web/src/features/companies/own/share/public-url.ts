/** The address of an arena's public page, for people outside. */
export function publicUrl(slug: string): string {
  return `${window.location.origin}/company/${encodeURIComponent(slug)}`
}

/** The same as people write it: `campolivre.com.br/company/…`. */
export function spokenUrl(slug: string): string {
  return publicUrl(slug).replace(/^https?:\/\//, '')
}
