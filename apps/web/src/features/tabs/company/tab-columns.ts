import type { TabRow } from '@campo-livre/domain/tabs/tab.ts'
import { tabStatusLabels } from '@campo-livre/domain/tabs/tab-status.ts'
import { choicesOf } from '../../../lib/table/choices.ts'
import type { Column } from '../../../lib/table/thing.ts'
import { tabTones } from '../tab-tones.ts'

/** What the lists of those who sell show of a tab (H3). */
export const codeColumn: Column<TabRow> = { id: 'code', label: 'Código', holds: 'text' }

export const tabColumns: readonly Column<TabRow>[] = [
  { id: 'customerName', label: 'Cliente', holds: 'text' },
  { id: 'status', label: 'Situação', holds: 'choice', choices: choicesOf(tabStatusLabels, tabTones) },
  { id: 'openedAt', label: 'Aberta em', holds: 'instant' },
  { id: 'itemCount', label: 'Itens', holds: 'count', hidden: true },
  { id: 'totalCents', label: 'Total', holds: 'money' },
  { id: 'dueCents', label: 'Falta pagar', holds: 'money' },
  { id: 'paidCents', label: 'Pago', holds: 'money', hidden: true },
  { id: 'closedAt', label: 'Fechada em', holds: 'instant', hidden: true },
]
