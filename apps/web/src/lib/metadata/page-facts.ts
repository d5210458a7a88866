/** The metadata of a public screen, for the tab, search engines and shared links (A15). */
export type PageFacts = {
  /** The canonical path. */
  path: string
  title: string
  description: string
  type: 'website' | 'place'
  /** A file of this site, or a full address; null for the product's picture. */
  image: string | null
  /** Returns structured data in terms of schema.org; `site` is the product's address. */
  data?: (site: string) => readonly object[]
}
