import { openItemsQuery } from '@campo-livre/api/financial/list-entries.ts'
import { openItems } from './entries.tsx'
import { RowsScreen } from './rows-screen.tsx'

/** The rows of what is still to be paid to the company and by it (A9, H6). */
export function OpenItemsScreen() {
  return (
    <RowsScreen
      resource={openItems}
      sums={openItemsQuery}
      title="A receber e a pagar"
      lead="O que ainda está em aberto agora, pelo vencimento."
      words={{ income: 'A receber', outgo: 'A pagar', left: 'Saldo' }}
      dated={false}
    />
  )
}
