import { entryKindLabels, entrySourceLabels } from '@campo-livre/domain/financial/entry-words.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { choicesOf } from '../../lib/table/choices.ts'
import type { Column } from '../../lib/table/thing.ts'

/** What the list shows of a movement of money (H6). */
export const descriptionColumn: Column<Entry> = { id: 'description', label: 'Descrição', holds: 'text' }

export const entryColumns: readonly Column<Entry>[] = [
  { id: 'day', label: 'Dia', holds: 'day' },
  {
    id: 'kind',
    label: 'Tipo',
    holds: 'choice',
    choices: choicesOf(entryKindLabels, { income: 'stands', outgo: 'off' }),
  },
  { id: 'source', label: 'De onde vem', holds: 'choice', choices: choicesOf(entrySourceLabels) },
  { id: 'customerName', label: 'Pessoa', holds: 'text' },
  {
    id: 'method',
    label: 'Forma de pagamento',
    holds: 'choice',
    choices: choicesOf(moneyMethodLabels),
    hidden: true,
  },
  { id: 'amountCents', label: 'Valor', holds: 'money' },
  { id: 'code', label: 'Código', holds: 'text', hidden: true },
]
