import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { expenseCategoryLabels, expenseStatusLabels } from '@campo-livre/domain/expenses/expense-words.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { choicesOf, yesOrNo } from '../../lib/resource/choices.ts'
import type { ColumnDef } from '../../lib/resource/resource.ts'

const { venue: _, ...methodLabels } = moneyMethodLabels

/** The columns of an expense (H5). */
export const descriptionColumn: ColumnDef<ExpenseRow> = { id: 'description', label: 'Descrição' }

export const expenseColumns: readonly ColumnDef<ExpenseRow>[] = [
  { id: 'category', label: 'Categoria', choices: choicesOf(expenseCategoryLabels) },
  { id: 'dueDay', label: 'Vencimento' },
  { id: 'amountCents', label: 'Valor' },
  {
    id: 'status',
    label: 'Situação',
    choices: choicesOf(expenseStatusLabels, { pending: 'pending', overdue: 'danger', paid: 'neutral' }),
  },
  { id: 'paidDay', label: 'Paga em' },
  {
    id: 'method',
    label: 'Forma de pagamento',
    choices: choicesOf(methodLabels),
    hidden: true,
  },
  { id: 'monthly', label: 'Todo mês', choices: yesOrNo, hidden: true },
]
