import { expenseQuery } from '@campo-livre/api/expenses/get-expense.ts'
import { expensesQuery, incomesQuery } from '@campo-livre/api/expenses/list-expenses.ts'
import { expenseColumns as filterableColumns } from '@campo-livre/domain/expenses/expense.ts'
import { type ExpenseRow, expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import type { ExpenseKind } from '@campo-livre/domain/expenses/expense-words.ts'
import type { Attempt } from '../../lib/action/action.ts'
import { forRole } from '../../lib/resource/for-role.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import type { RowAction } from '../../lib/resource/resource-writes.ts'
import { bulkOf } from './expense-bulk.ts'
import { expenseColumnsOf } from './expense-columns.tsx'
import { ExpenseDetails } from './expense-details.tsx'
import { formsOf } from './expense-forms.tsx'
import { sendUndoable } from './last-command.ts'
import { ledgerWords } from './ledger-words.ts'
import { StatusCell } from './status-cell.tsx'

/** Returns the deletion of a single one without a payment; it is undone, not asked for. */
function actionsOf({ id, description, series, productId, paidCents }: ExpenseRow): RowAction[] {
  if (series !== null || productId !== null || paidCents > 0) return []
  const send = (attempt: Attempt) =>
    sendUndoable({ type: 'delete', expenseIds: [id], scope: 'one' }, attempt, () => `Apagada: ${description}`)
  return [{ label: 'Apagar', tone: 'danger', done: 'Apagada', closes: true, send }]
}

function ledgerOf(
  kind: ExpenseKind,
  rest: Pick<Resource<ExpenseRow>, 'query' | 'empty'>,
): Resource<ExpenseRow> {
  const { create, edit, pay, remove } = formsOf(kind)
  return {
    ...rest,
    noun: ledgerWords[kind].noun,
    idOf: ({ id }) => id,
    columns: columnsOf(
      filterableColumns,
      expenseColumnsOf(kind, { cell: (row) => <StatusCell row={row} /> }),
    ),
    filterableColumns,
    zoneOf: ({ timeZone }) => timeZone,
    detail: expenseQuery,
    detailed: ['leftCents', 'receiptCount'],
    details: (row) => <ExpenseDetails key={`details ${row.id}`} row={row} />,
    writes: {
      who: ['company'],
      changes: ['expenses', 'financial', 'admin'],
      row: expenseRowSchema,
      create,
      edit,
      forms: [pay, remove],
      actions: actionsOf,
      bulk: bulkOf(kind),
    },
  }
}

/** The list of a company's expenses (H5, F4). */
export const expenses = forRole(
  ledgerOf('expense', {
    query: expensesQuery,
    empty: { text: 'Aluguel, luz, salários: o que a sua arena paga fica aqui, com o vencimento.' },
  }),
  'company',
)

/** The list of what a company earns beside bookings and bar (H5). */
export const incomes = forRole(
  ledgerOf('income', {
    query: incomesQuery,
    empty: { text: 'Patrocínio, escolinha, aluguel de espaço: o que entra além das reservas e do bar.' },
  }),
  'company',
)
