import { entriesQuery } from '@campo-livre/api/financial/list-entries.ts'
import { entryColumns as filterableColumns } from '@campo-livre/domain/financial/columns.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import { Link } from '@tanstack/react-router'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { descriptionColumn, entryColumns } from './entry-columns.ts'

/** The list of a company's movements of money (H6, F4). */
export const entries: Resource<Entry> = {
  noun: { one: 'movimentação', many: 'movimentações', gender: 'f' },
  query: entriesQuery,
  idOf: ({ id }) => id,
  columns: columnsOf(filterableColumns, [descriptionColumn, ...entryColumns]),
  filterableColumns,
  empty: {
    text: 'O que entra de reservas e comandas e o que sai em despesas aparece aqui, dia por dia.',
    action: <Link to="/company">Ver o painel</Link>,
  },
}
