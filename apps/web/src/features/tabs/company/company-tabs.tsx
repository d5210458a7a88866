import { companyTabRowQuery } from '@campo-livre/api/tabs/get-tab.ts'
import { companyTabsQuery } from '@campo-livre/api/tabs/list-tabs.ts'
import { tabColumns as filterableColumns } from '@campo-livre/domain/tabs/tab-row.ts'
import type { TabRow } from '@campo-livre/domain/tabs/tab-row.ts'
import { Link } from '@tanstack/react-router'
import { columnsOf, type Resource } from '../../../lib/resource/resource.ts'
import { codeColumn, tabColumns } from './tab-columns.ts'
import { TabOrders } from './tab-orders.tsx'

const tabs = {
  noun: { one: 'comanda', many: 'comandas', gender: 'f' },
  idOf: ({ id }) => id,
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
} as const satisfies Partial<Resource<TabRow>>

/** The list of a company's tabs (H3, F4). */
export const companyTabs: Resource<TabRow> = {
  ...tabs,
  query: companyTabsQuery,
  columns: columnsOf(filterableColumns, [codeColumn, ...tabColumns]),
  detail: companyTabRowQuery,
  details: ({ id }) => <TabOrders id={id} />,
  detailed: ['status', 'openedAt', 'totalCents', 'dueCents', 'paidCents'],
  empty: {
    text: 'Quando alguém pedir algo no bar, a comanda aparece aqui, com o que falta pagar.',
    action: <Link to="/company">Voltar ao painel</Link>,
  },
}
