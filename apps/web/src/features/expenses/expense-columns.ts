import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { expenseCategoryLabels, expenseStatusLabels } from '@campo-livre/domain/expenses/expense-words.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { choicesOf, yesOrNo } from '../../lib/resource/choices.ts'
import type { Column } from '../../lib/resource/resource.ts'

const { venue: _, ...methodLabels } = moneyMethodLabels

/** The columns of an expense (H5). */
export const descriptionColumn: Column<ExpenseRow> = { id: 'description', label: 'Descrição', type: 'text' }

export const expenseColumns: readonly Column<ExpenseRow>[] = [
  { id: 'category', label: 'Categoria', type: 'choice', choices: choicesOf(expenseCategoryLabels) },
  { id: 'dueDay', label: 'Vencimento', type: 'day' },
  { id: 'amountCents', label: 'Valor', type: 'money' },
  {
    id: 'status',
    label: 'Situação',
    type: 'choice',
    choices: choicesOf(expenseStatusLabels, { pending: 'pending', overdue: 'danger', paid: 'neutral' }),
  },
  { id: 'paidDay', label: 'Paga em', type: 'day' },
  {
    id: 'method',
    label: 'Forma de pagamento',
    type: 'choice',
    choices: choicesOf(methodLabels),
    hidden: true,
  },
  { id: 'monthly', label: 'Todo mês', type: 'choice', choices: yesOrNo, hidden: true },
]
