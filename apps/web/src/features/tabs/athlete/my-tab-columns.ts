import type { TabRow } from '@campo-livre/domain/tabs/tab.ts'
import { tabStatusLabels } from '@campo-livre/domain/tabs/tab-status.ts'
import { choicesOf } from '../../../lib/resource/choices.ts'
import type { Column } from '../../../lib/resource/resource.ts'
import { tabTones } from '../tab-tones.ts'

/** The columns of an athlete's tab (H3). */
export const codeColumn: Column<TabRow> = { id: 'code', label: 'Código', type: 'text' }

export const myTabColumns: readonly Column<TabRow>[] = [
  { id: 'companyName', label: 'Arena', type: 'text' },
  {
    id: 'status',
    label: 'Situação',
    type: 'choice',
    choices: choicesOf(tabStatusLabels, tabTones),
  },
  { id: 'openedAt', label: 'Aberta em', type: 'instant' },
  { id: 'totalCents', label: 'Total', type: 'money' },
  { id: 'dueCents', label: 'Falta pagar', type: 'money' },
  { id: 'itemCount', label: 'Itens', type: 'count', hidden: true },
  { id: 'paidCents', label: 'Pago', type: 'money', hidden: true },
  { id: 'closedAt', label: 'Fechada em', type: 'instant', hidden: true },
]
