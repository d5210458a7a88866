import { entriesQuery } from '@campo-livre/api/financial/list-entries.ts'
import { entries } from './entries.tsx'
import { RowsScreen } from './rows-screen.tsx'

/** The company's movements of money (A9, H6). */
export function EntriesScreen() {
  return (
    <RowsScreen
      resource={entries}
      sums={entriesQuery}
      title="Movimentações"
      lead="O dinheiro que entrou e saiu, no dia em que andou."
      words={{ income: 'Entradas', outgo: 'Saídas', left: 'Saldo' }}
    />
  )
}
