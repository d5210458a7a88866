import { tabsQuery } from '@campo-livre/api/tabs/list-tabs.ts'
import { tabColumns as filterableColumns } from '@campo-livre/domain/tabs/tab-row.ts'
import type { TabRow } from '@campo-livre/domain/tabs/tab-row.ts'
import { Link } from '@tanstack/react-router'
import { columnsOf, type Resource } from '../../../lib/resource/resource.ts'
import { codeColumn, myTabColumns } from './my-tab-columns.ts'

/** The list of an athlete's tabs (H3, F4). */
export const myTabs: Resource<TabRow> = {
  noun: { one: 'comanda', many: 'comandas', gender: 'f' },
  query: tabsQuery,
  idOf: ({ id }) => id,
  columns: columnsOf(filterableColumns, [codeColumn, ...myTabColumns]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: {
    text: 'Quando você pedir algo no bar de uma arena, a comanda aparece aqui, com o que falta pagar.',
    action: <Link to="/">Encontrar campos</Link>,
  },
}
