export type Question = { question: string; answer: string }

/** What the tab, search engines and shared links are told of a public page (A15), by the build and by the app alike. */
export type PublicPage = {
  path: '/anunciar-campo' | '/como-funciona' | '/termos' | '/privacidade'
  /** Of the tab, and of what is shared; the product's name follows it. */
  title: string
  description: string
  /** As the page shows them: a search engine may answer with them. */
  questions: readonly Question[]
}
