/** What the tab, search engines and shared links are told of a public screen (A15). */
export type PageFacts = {
  /** The address that counts, whatever else leads here. */
  path: string
  title: string
  description: string
  type: 'website' | 'place'
  /** A file of ours, or a full address; ours of the product where there is none. */
  image: string | null
  /** For search engines, in the words of schema.org; `site` is where we live. */
  data?: (site: string) => readonly object[]
}
