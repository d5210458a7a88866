import { entryKindLabels, entrySourceLabels } from '@campo-livre/domain/financial/entry-words.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import type { Column } from '../../lib/resource/resource.ts'

/** The columns of a movement (H6). */
export const descriptionColumn: Column<Entry> = { id: 'description', label: 'Descrição', type: 'text' }

/** The day of a movement; its filter is the period of the totals. */
export const dayColumn: Column<Entry> = { id: 'day', label: 'Dia', type: 'day' }

export const entryColumns: readonly Column<Entry>[] = [
  dayColumn,
  {
    id: 'kind',
    label: 'Tipo',
    type: 'choice',
    choices: choicesOf(entryKindLabels, { income: 'success', outgo: 'muted' }),
  },
  { id: 'source', label: 'De onde vem', type: 'choice', choices: choicesOf(entrySourceLabels) },
  { id: 'customerName', label: 'Pessoa', type: 'text' },
  {
    id: 'method',
    label: 'Forma de pagamento',
    type: 'choice',
    choices: choicesOf(moneyMethodLabels),
    hidden: true,
  },
  { id: 'amountCents', label: 'Valor', type: 'money' },
  { id: 'code', label: 'Código', type: 'text', hidden: true },
]
