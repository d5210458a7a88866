import { ListScreen } from '../../lib/resource/list-screen.tsx'
import { entries } from './entries.tsx'
import { EntryTotals } from './entry-totals.tsx'

/** The company's money (A9, H6): the sums of all that match the filters, then each movement. */
export function FinancialScreen() {
  return <ListScreen resource={entries} title="Financeiro" above={<EntryTotals />} />
}
