import { adminExpensesQuery } from '@campo-livre/api/admin/list-expenses.ts'
import { expensesQuery } from '@campo-livre/api/expenses/list-expenses.ts'
import { expenseColumns as filterableColumns } from '@campo-livre/domain/expenses/columns.ts'
import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { Link } from '@tanstack/react-router'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { descriptionColumn, expenseColumns } from './expense-columns.ts'

/** The list of a company's expenses (H5, F4). */
export const expenses: Resource<ExpenseRow> = {
  noun: { one: 'despesa', many: 'despesas', gender: 'f' },
  query: expensesQuery,
  idOf: ({ id }) => id,
  columns: columnsOf(filterableColumns, [descriptionColumn, ...expenseColumns]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: {
    text: 'Aluguel, luz, salários: o que a sua arena paga aparece aqui, com o vencimento.',
    action: <Link to="/company">Voltar ao painel</Link>,
  },
}

/** The admin's list of expenses (H12). */
export const adminExpenses: Resource<ExpenseRow> = {
  ...expenses,
  query: adminExpensesQuery,
  columns: columnsOf(filterableColumns, [
    descriptionColumn,
    { id: 'companyName', label: 'Empresa' },
    ...expenseColumns,
  ]),
  empty: { text: 'O que as empresas pagam aparece aqui.' },
}
