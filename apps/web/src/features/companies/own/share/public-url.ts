/** The address of an arena's public page, for people outside. */
export function publicUrl(slug: string): string {
  return `${window.location.origin}/company/${encodeURIComponent(slug)}`
}
