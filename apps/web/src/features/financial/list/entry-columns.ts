import {
  accountLabels,
  channelLabels,
  entryCategoryLabels,
  entryKindLabels,
  entrySourceLabels,
} from '@campo-livre/domain/financial/entry-words.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { choicesOf } from '../../../lib/resource/choices.ts'
import type { Column, ColumnDef } from '../../../lib/resource/resource.ts'

/** The columns of a movement (H6). */
export const descriptionColumn: ColumnDef<Entry> = { id: 'description', label: 'Descrição' }

/** The day of a movement; its filter is the period of the totals. */
export const dayColumn: Column<Entry> = { id: 'day', label: 'Dia', type: 'day' }

const kind: ColumnDef<Entry> = {
  id: 'kind',
  label: 'Tipo',
  choices: choicesOf(entryKindLabels, { income: 'success', outgo: 'muted', transfer: 'neutral' }),
}
const source: ColumnDef<Entry> = {
  id: 'source',
  label: 'De onde vem',
  choices: choicesOf(entrySourceLabels),
}
const person: ColumnDef<Entry> = { id: 'customerName', label: 'Pessoa' }
const amount: ColumnDef<Entry> = { id: 'amountCents', label: 'Valor' }

/** The parts of a report in which a row counts. */
const parts: readonly ColumnDef<Entry>[] = [
  { id: 'channel', label: 'Origem', choices: choicesOf(channelLabels), hidden: true },
  { id: 'fieldName', label: 'Campo', hidden: true },
  { id: 'sport', label: 'Esporte', choices: choicesOf(sportLabels), hidden: true },
  { id: 'category', label: 'Categoria', choices: choicesOf(entryCategoryLabels), hidden: true },
  { id: 'code', label: 'Código', hidden: true },
]

/** The parts of a payment by card, which is paid out on a later day. */
const cardParts: readonly ColumnDef<Entry>[] = [
  { id: 'takenDay', label: 'Pago pelo cliente', hidden: true },
  { id: 'grossCents', label: 'Cartão, bruto', hidden: true },
  { id: 'feeCents', label: 'Cartão, taxa', hidden: true },
  { id: 'netCents', label: 'Cartão, líquido', hidden: true },
]

export const entryColumns: readonly ColumnDef<Entry>[] = [
  dayColumn,
  kind,
  source,
  person,
  {
    id: 'method',
    label: 'Forma de pagamento',
    choices: choicesOf(moneyMethodLabels),
    hidden: true,
  },
  { id: 'account', label: 'Conta', choices: choicesOf(accountLabels), hidden: true },
  amount,
  ...parts,
  ...cardParts,
]

export const accrualColumns: readonly ColumnDef<Entry>[] = [dayColumn, kind, source, person, amount, ...parts]

export const openColumns: readonly ColumnDef<Entry>[] = [
  { ...dayColumn, label: 'Vence' },
  {
    ...kind,
    choices: choicesOf({ income: 'A receber', outgo: 'A pagar' }, { income: 'success', outgo: 'muted' }),
  },
  source,
  person,
  amount,
  ...parts,
  ...cardParts,
]
