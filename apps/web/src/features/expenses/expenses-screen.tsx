import { ListScreen } from '../../lib/resource/list-screen.tsx'
import { expenses } from './expenses.tsx'

/** The company's expenses (A9, H5). */
export function ExpensesScreen() {
  return <ListScreen resource={expenses} title="Despesas" />
}
