import { ListScreen } from '../../lib/table/list-screen.tsx'
import { expenses } from './expenses.tsx'

/** What the company pays (A9, H5). */
export function ExpensesScreen() {
  return <ListScreen resource={expenses} title="Despesas" />
}
