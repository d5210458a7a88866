import { ListScreen } from '../../lib/table/list-screen.tsx'
import { expenses } from './expenses.tsx'

/** What the company pays (A9, H5). */
export function ExpensesScreen() {
  return <ListScreen thing={expenses} title="Despesas" />
}
