import { adminTabsQuery } from '@campo-livre/api/admin/list-tabs.ts'
import { adminChanges } from '@campo-livre/domain/admin/admin-changes.ts'
import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { tabColumns as filterableColumns } from '@campo-livre/domain/tabs/tab-row.ts'
import { type TabRow, tabRowSchema } from '@campo-livre/domain/tabs/tab-row.ts'
import { reasonText } from '@campo-livre/domain/text/reason-text.ts'
import { columnsOf, type Resource } from '../../../lib/resource/resource.ts'
import { type AdminAction, adminResource } from '../../../shared/admin/admin-resource.tsx'
import { codeColumn, tabColumns } from './tab-columns.ts'

const cancel: AdminAction = {
  label: 'Cancelar comanda',
  tone: 'danger',
  action: 'cancel',
  done: 'Comanda cancelada',
  question: {
    title: 'Cancelar essa comanda?',
    consequence: 'O que estava nela volta ao estoque. Ela fica no histórico.',
    reason: { label: 'Motivo', schema: reasonText('Diga por que a comanda é cancelada.') },
    keep: 'Manter comanda',
    act: 'Cancelar comanda',
  },
}
const reopen: AdminAction = {
  label: 'Reabrir',
  action: 'reopen',
  done: 'Comanda reaberta',
  question: {
    title: 'Reabrir essa comanda?',
    consequence: 'Ela volta ao balcão e aceita pedidos.',
    reason: { label: 'Motivo', schema: reasonText('Diga por que a comanda reabre.') },
    keep: 'Manter fechada',
    act: 'Reabrir comanda',
  },
}
const close: AdminAction = { label: 'Fechar conta', action: 'close', done: 'Conta fechada' }

const actionsIn: Readonly<Record<TabRow['status'], readonly AdminAction[]>> = {
  open: [close, cancel],
  closed: [reopen],
  paid: [],
  cancelled: [],
}

/** The admin's list of tabs (H12). */
export const adminTabs: Resource<Stamped<TabRow>> = adminResource<Stamped<TabRow>>({
  resource: 'tabs',
  schema: tabRowSchema,
  noun: { one: 'comanda', many: 'comandas', gender: 'f' },
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  query: adminTabsQuery,
  columns: columnsOf<Stamped<TabRow>>(filterableColumns, [
    codeColumn,
    { id: 'companyName', label: 'Empresa' },
    ...tabColumns,
  ]),
  empty: { text: 'As comandas das empresas aparecem aqui.' },
  changes: ['tabs'],
  edit: ({ status }) =>
    status === 'open'
      ? { fields: [{ name: 'customerName', label: 'Cliente', type: 'text' }], schema: adminChanges.tabs }
      : null,
  actions: ({ status }) => actionsIn[status],
})
