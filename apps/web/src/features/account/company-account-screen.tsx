import { AccountSections } from './sections/account-sections.tsx'

/** The account of a company's owner, linked from the dashboard. */
export function CompanyAccountScreen() {
  return <AccountSections whose="company" title="Minha conta" />
}
