import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { expenseCategoryLabels, expenseStatusLabels } from '@campo-livre/domain/expenses/expense-words.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { choicesOf, yesOrNo } from '../../lib/table/choices.ts'
import type { Column } from '../../lib/table/thing.ts'

const { venue: _, ...methodLabels } = moneyMethodLabels

/** What a list shows of an expense (H5). */
export const descriptionColumn: Column<ExpenseRow> = { id: 'description', label: 'Descrição', holds: 'text' }

export const expenseColumns: readonly Column<ExpenseRow>[] = [
  { id: 'category', label: 'Categoria', holds: 'choice', choices: choicesOf(expenseCategoryLabels) },
  { id: 'dueDay', label: 'Vencimento', holds: 'day' },
  { id: 'amountCents', label: 'Valor', holds: 'money' },
  {
    id: 'status',
    label: 'Situação',
    holds: 'choice',
    choices: choicesOf(expenseStatusLabels, { pending: 'waits', overdue: 'lost', paid: 'over' }),
  },
  { id: 'paidDay', label: 'Paga em', holds: 'day' },
  {
    id: 'method',
    label: 'Forma de pagamento',
    holds: 'choice',
    choices: choicesOf(methodLabels),
    hidden: true,
  },
  { id: 'monthly', label: 'Todo mês', holds: 'choice', choices: yesOrNo, hidden: true },
]
