import { AccountSections } from './sections/account-sections.tsx'

/** The account of who runs a company, reached from its dashboard. */
export function CompanyAccountScreen() {
  return <AccountSections whose="company" title="Minha conta" />
}
