import { expensesQuery } from '@campo-livre/api/expenses/list-expenses.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { ListScreen } from '../../lib/resource/list-screen.tsx'
import { DueTabs } from './due-tabs.tsx'
import { expenses } from './expenses.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { StatementButton } from './statement/statement-button.tsx'
import { StatementInAddress } from './statement/statement-in-address.tsx'
import { UndoExpense } from './undo-bar.tsx'
import { useLedger } from './use-ledger.ts'

/** The company's expenses (A9, H5). */
export function ExpensesScreen() {
  const ledger = useLedger(expenses)
  const actions = (
    <>
      <Link to="/company/incomes" className={button.secondary}>
        Outras receitas
      </Link>
      <StatementButton />
    </>
  )
  return (
    <>
      <ListScreen
        resource={ledger}
        title="Despesas"
        emptyActions={actions}
        actions={actions}
        above={<DueTabs kind="expense" resource={ledger} rows={expensesQuery} />}
        aboveRows={<Shortcuts />}
      />
      <StatementInAddress />
      <UndoExpense />
    </>
  )
}
