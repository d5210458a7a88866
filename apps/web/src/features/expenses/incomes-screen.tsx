import { incomesQuery } from '@campo-livre/api/expenses/list-expenses.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { ListScreen } from '../../lib/resource/list-screen.tsx'
import { DueTabs } from './due-tabs.tsx'
import { incomes } from './expenses.tsx'
import { UndoExpense } from './undo-bar.tsx'
import { useLedger } from './use-ledger.ts'

/** The company's income beside bookings and bar (A9, H5). */
export function IncomesScreen() {
  const ledger = useLedger(incomes)
  const toExpenses = (
    <Link to="/company/expenses" className={button.secondary}>
      Despesas
    </Link>
  )
  return (
    <>
      <ListScreen
        resource={ledger}
        title="Outras receitas"
        emptyActions={toExpenses}
        actions={toExpenses}
        above={<DueTabs kind="income" resource={ledger} rows={incomesQuery} />}
      />
      <UndoExpense />
    </>
  )
}
