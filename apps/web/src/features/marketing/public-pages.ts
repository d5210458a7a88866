import { advertisePage } from './pages/advertise-page.ts'
import { howItWorksPage } from './pages/how-it-works-page.ts'
import { privacyPage, termsPage } from './pages/legal-pages.ts'

/** The pages that are written, not fetched: what the build has to know of each. A page itself imports only its own. */
export const publicPages = [advertisePage, howItWorksPage, termsPage, privacyPage] as const
