import { accrualsQuery } from '@campo-livre/api/financial/list-entries.ts'
import { accruals } from './entries.tsx'
import { RowsScreen } from './rows-screen.tsx'

/** The rows of what the company has earned and owed (A9, H6). */
export function AccrualsScreen() {
  return (
    <RowsScreen
      resource={accruals}
      sums={accrualsQuery}
      title="Competência"
      lead="O que foi ganho e o que foi devido, no dia a que pertence."
      words={{ income: 'Receitas', outgo: 'Despesas', left: 'Resultado' }}
    />
  )
}
