import { entryKindLabels, entrySourceLabels } from '@campo-livre/domain/financial/entry-words.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import type { Column, ColumnDef } from '../../lib/resource/resource.ts'

/** The columns of a movement (H6). */
export const descriptionColumn: ColumnDef<Entry> = { id: 'description', label: 'Descrição' }

/** The day of a movement; its filter is the period of the totals. */
export const dayColumn: Column<Entry> = { id: 'day', label: 'Dia', type: 'day' }

export const entryColumns: readonly ColumnDef<Entry>[] = [
  dayColumn,
  {
    id: 'kind',
    label: 'Tipo',
    choices: choicesOf(entryKindLabels, { income: 'success', outgo: 'muted' }),
  },
  { id: 'source', label: 'De onde vem', choices: choicesOf(entrySourceLabels) },
  { id: 'customerName', label: 'Pessoa' },
  {
    id: 'method',
    label: 'Forma de pagamento',
    choices: choicesOf(moneyMethodLabels),
    hidden: true,
  },
  { id: 'amountCents', label: 'Valor' },
  { id: 'code', label: 'Código', hidden: true },
]
