import { advertisePage } from './pages/advertise-page.ts'
import { howItWorksPage } from './pages/how-it-works-page.ts'
import { privacyPage, termsPage } from './pages/legal-pages.ts'

/** The written pages, for the build. A page itself imports only its own. */
export const publicPages = [advertisePage, howItWorksPage, termsPage, privacyPage] as const
