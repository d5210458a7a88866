import { LegalDocument } from './legal/legal-document.tsx'
import { termsSections, termsSummary } from './legal/terms-sections.tsx'
import { privacyPage, termsPage } from './pages/legal-pages.ts'

/** The terms of use (H11). */
export function TermsScreen() {
  return (
    <LegalDocument page={termsPage} summary={termsSummary} sections={termsSections} other={privacyPage} />
  )
}
