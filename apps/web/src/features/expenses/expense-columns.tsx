import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { type ExpenseKind, repeatLabels } from '@campo-livre/domain/expenses/expense-words.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { expenseMethods, moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import type { ColumnDef } from '../../lib/resource/resource.ts'
import classes from './expense-details.module.css'
import { ledgerWords } from './ledger-words.ts'

/** The methods by which an expense is paid. */
export const methodChoices = expenseMethods.map((value) => ({ value, label: moneyMethodLabels[value] }))

/** The colours of the statuses: what is still to come, and what is paid, is quiet. */
export const statusTones = { pending: 'neutral', overdue: 'danger', paid: 'neutral' } as const

/** Returns the columns of expenses, or of other income (H5); `statusCell` shows more of the status than its word. */
export function expenseColumnsOf(
  kind: ExpenseKind,
  statusCell: Pick<ColumnDef<ExpenseRow>, 'cell'> = {},
): readonly [ColumnDef<ExpenseRow>, ...ColumnDef<ExpenseRow>[]] {
  const words = ledgerWords[kind]
  return [
    { id: 'description', label: 'Descrição', text: nameOf },
    { id: 'companyName', label: 'Empresa', who: ['admin'] },
    { id: 'supplier', label: words.supplier },
    { id: 'category', label: 'Categoria', choices: choicesOf(words.categories) },
    { id: 'dueDay', label: 'Vencimento' },
    { id: 'amountCents', label: 'Valor', cell: (row) => <Amount row={row} /> },
    { id: 'leftCents', label: 'Falta', hidden: true },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(words.statuses, statusTones),
      ...statusCell,
    },
    { id: 'paidDay', label: words.paidDay, hidden: true },
    { id: 'method', label: 'Forma de pagamento', choices: methodChoices, hidden: true },
    { id: 'repeats', label: 'Repete', choices: choicesOf(repeatLabels), hidden: true },
    { id: 'receiptCount', label: 'Comprovantes', hidden: true },
    { id: 'note', label: 'Observação', hidden: true, wide: true },
  ]
}

/** Returns the name of a row, with its place in a plan: `Refletores, 2 de 6`. */
export function nameOf({ description, part }: ExpenseRow): string {
  return part === null ? description : `${description}, ${part}`
}

/** The amount, and below it what is left of one that is paid in part. */
function Amount({ row: { amountCents, paidCents, leftCents } }: { row: ExpenseRow }) {
  return (
    <>
      {formatCents(amountCents)}
      {paidCents > 0 && leftCents > 0 && (
        <span className={classes.left}>faltam {formatCents(leftCents)}</span>
      )}
    </>
  )
}
