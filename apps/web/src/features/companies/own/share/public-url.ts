/** Returns the full address of an arena's public page. */
export function publicUrl(slug: string): string {
  return `${window.location.origin}/company/${encodeURIComponent(slug)}`
}

/** Returns the same without the scheme: `campolivre.com.br/company/…`. */
export function spokenUrl(slug: string): string {
  return publicUrl(slug).replace(/^https?:\/\//, '')
}
