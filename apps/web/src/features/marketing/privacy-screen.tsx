import { LegalDocument } from './legal/legal-document.tsx'
import { privacySections, privacySummary } from './legal/privacy-sections.tsx'
import { privacyPage, termsPage } from './pages/legal-pages.ts'

/** The privacy notice (H11, LGPD). */
export function PrivacyScreen() {
  return (
    <LegalDocument page={privacyPage} summary={privacySummary} sections={privacySections} other={termsPage} />
  )
}
