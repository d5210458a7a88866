import type { TabRow } from '@campo-livre/domain/tabs/tab-row.ts'
import { tabStatusLabels } from '@campo-livre/domain/tabs/tab-status.ts'
import { choicesOf } from '../../../lib/resource/choices.ts'
import type { ColumnDef } from '../../../lib/resource/resource.ts'
import { tabTones } from '../tab-tones.ts'

/** The columns of a tab for companies and the admin (H3). */
export const codeColumn: ColumnDef<TabRow> = { id: 'code', label: 'Código' }

export const tabColumns: readonly ColumnDef<TabRow>[] = [
  { id: 'customerName', label: 'Cliente' },
  { id: 'status', label: 'Situação', choices: choicesOf(tabStatusLabels, tabTones) },
  { id: 'openedAt', label: 'Aberta em' },
  { id: 'itemCount', label: 'Itens', hidden: true },
  { id: 'totalCents', label: 'Total' },
  { id: 'dueCents', label: 'Falta pagar' },
  { id: 'paidCents', label: 'Pago', hidden: true },
  { id: 'closedAt', label: 'Fechada em', hidden: true },
]
