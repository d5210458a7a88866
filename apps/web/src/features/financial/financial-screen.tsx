import { ListScreen } from '../../lib/table/list-screen.tsx'
import { entries } from './entries.tsx'
import { EntryTotals } from './entry-totals.tsx'

/** What comes to a company and leaves it (A9, H6): all that the filters keep added up, then each movement. */
export function FinancialScreen() {
  return <ListScreen resource={entries} title="Financeiro" above={<EntryTotals />} />
}
