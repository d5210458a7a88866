import { advertisePage } from './pages/advertise-page.ts'
import { howItWorksPage } from './pages/how-it-works-page.ts'
import type { PublicPage } from './pages/public-page.ts'
import { privacyPage, termsPage } from './pages/legal-pages.ts'

/** Returns the written pages, for the build. A page itself imports only its own. `takesCards`: whether a bank takes cards by the site. */
export function publicPages(takesCards: boolean): readonly PublicPage[] {
  return [advertisePage, howItWorksPage(takesCards), termsPage, privacyPage]
}
