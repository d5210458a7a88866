export type Question = { question: string; answer: string }

/** The texts about a public page for the tab, search engines and shared links (A15), used by the build and the app. */
export type PublicPage = {
  path: '/anunciar-campo' | '/como-funciona' | '/termos' | '/privacidade'
  /** Of the tab and of shared links; the product's name follows it. */
  title: string
  description: string
  /** Shown on the page, and perhaps by search engines. */
  questions: readonly Question[]
}
