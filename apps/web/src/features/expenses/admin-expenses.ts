import { adminExpensesQuery } from '@campo-livre/api/admin/list-expenses.ts'
import { adminChanges, adminNews } from '@campo-livre/domain/admin/admin-changes.ts'
import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { expenseColumns as filterableColumns } from '@campo-livre/domain/expenses/expense.ts'
import { type ExpenseRow, expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import { ledgerCategoryLabels } from '@campo-livre/domain/expenses/expense-words.ts'
import type { FormField } from '../../lib/form/form-field.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { type ColumnDef, columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { adminResource } from '../../shared/admin/admin-resource.tsx'
import { arenaField } from '../../shared/admin/arena-field.ts'
import { expenseColumnsOf } from './expense-columns.tsx'

const categories = choicesOf(ledgerCategoryLabels)
const [first, ...others] = expenseColumnsOf('expense')
const withAllCategories = (column: ColumnDef<ExpenseRow>) =>
  column.id === 'category' ? { ...column, choices: categories } : column

const fields: readonly FormField[] = [
  { name: 'description', label: 'Descrição', type: 'text' },
  { name: 'supplier', label: 'Fornecedor (opcional)', type: 'text' },
  { name: 'category', label: 'Categoria', type: 'choice', choices: categories },
  { name: 'amountCents', label: 'Valor', type: 'money', half: true },
  { name: 'dueDay', label: 'Vencimento', type: 'day', half: true },
]

/** The admin's list of expenses and other income (H12). */
export const adminExpenses: Resource<Stamped<ExpenseRow>> = adminResource<Stamped<ExpenseRow>>({
  resource: 'expenses',
  schema: expenseRowSchema,
  noun: { one: 'despesa', many: 'despesas', gender: 'f' },
  query: adminExpensesQuery,
  columns: columnsOf<Stamped<ExpenseRow>>(filterableColumns, [
    first,
    { id: 'companyName', label: 'Empresa' },
    ...others.filter(({ id }) => id !== 'companyName').map(withAllCategories),
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'O que as empresas pagam aparece aqui.' },
  changes: ['expenses', 'financial'],
  create: { fields: [arenaField, ...fields], schema: adminNews.expenses },
  edit: {
    fields,
    schema: adminChanges.expenses,
  },
  remove: {
    label: 'Apagar',
    done: 'Despesa apagada',
    question: {
      title: 'Apagar essa despesa?',
      consequence: 'Só dá para apagar a que não tem pagamento. Ela some do resultado da arena.',
      keep: 'Manter despesa',
      act: 'Apagar despesa',
    },
  },
})
