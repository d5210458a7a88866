import { ListScreen } from '../../../lib/resource/list-screen.tsx'
import { companyTabs } from './company-tabs.tsx'

/** The company's tabs (A9, H3). */
export function CompanyTabsScreen() {
  return <ListScreen resource={companyTabs} title="Todas as comandas" name="Comandas" />
}
