export type Question = { question: string; answer: string }

/** The texts about a public page for the tab, search engines and shared links (A15), used by the build and the app. */
export type PublicPage = {
  path: '/anunciar-campo' | '/como-funciona' | '/termos' | '/privacidade'
  /** Of the tab and of shared links; the product's name follows it. */
  title: string
  description: string
  /** As the page shows them: search engines may show them too. */
  questions: readonly Question[]
}
