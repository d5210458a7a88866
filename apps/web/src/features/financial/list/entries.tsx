import { accrualsQuery, entriesQuery, openItemsQuery } from '@campo-livre/api/financial/list-entries.ts'
import { entryColumns as filterableColumns } from '@campo-livre/domain/financial/columns.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import { Link } from '@tanstack/react-router'
import { columnsOf, type Resource } from '../../../lib/resource/resource.ts'
import { accrualColumns, descriptionColumn, entryColumns, openColumns } from './entry-columns.ts'

const common = {
  idOf: ({ id }: Entry) => id,
  filterableColumns,
}

/** The list of a company's movements of money (H6, F4): the rows of the cash view. */
export const entries: Resource<Entry> = {
  ...common,
  noun: { one: 'movimentação', many: 'movimentações', gender: 'f' },
  query: entriesQuery,
  columns: columnsOf(filterableColumns, [descriptionColumn, ...entryColumns]),
  empty: {
    text: 'O que entra de reservas e comandas e o que sai em despesas aparece aqui, dia por dia.',
    action: <Link to="/company">Ver o painel</Link>,
  },
}

/** The list of what a company has earned and owed (H6, F4): the rows of the accrual view. */
export const accruals: Resource<Entry> = {
  ...common,
  noun: { one: 'lançamento', many: 'lançamentos', gender: 'm' },
  query: accrualsQuery,
  columns: columnsOf(filterableColumns, [descriptionColumn, ...accrualColumns]),
  empty: {
    text: 'O que a arena ganha com jogos e bar e o que ela deve aparece aqui, no dia a que pertence.',
    action: <Link to="/company">Ver o painel</Link>,
  },
}

/** The list of what is still to be paid to a company and by it (H6, F4). */
export const openItems: Resource<Entry> = {
  ...common,
  noun: { one: 'conta em aberto', many: 'contas em aberto', gender: 'f' },
  query: openItemsQuery,
  columns: columnsOf(filterableColumns, [descriptionColumn, ...openColumns]),
  empty: {
    text: 'O que falta receber de reservas, comandas e mensalistas e o que falta pagar aparece aqui.',
    action: <Link to="/company/expenses">Ver as despesas</Link>,
  },
}
