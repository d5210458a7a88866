import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { ActionFailure } from '../../lib/action/action-failure.tsx'
import { useAction } from '../../lib/action/use-action.ts'
import { focusContent } from '../../lib/browser/focus-content.ts'
import { changed } from '../../lib/resource/use-list.ts'
import { nameOf } from './expense-columns.tsx'
import { todayOf } from './expense-forms.tsx'
import { sendUndoable } from './last-command.ts'
import { ledgerWords } from './ledger-words.ts'
import classes from './status-cell.module.css'

/**
 * The act of an unpaid row (H5): one that has its method is paid whole, today and by it, and the bar below takes it
 * back. Of one without a method it is asked for, so that no account of the money is guessed.
 */
export function PaidButton({ row }: { row: ExpenseRow }) {
  const { id, kind, method } = row
  if (method !== null) return <PayNow row={row} method={method} />
  const { mine } = ledgerWords[kind]
  return (
    <Link
      to="."
      search={changed({ editar: id, acao: 'pagar' })}
      resetScroll={false}
      className={`${button.secondary} ${classes.act}`}
      aria-label={`${mine}: ${nameOf(row)}`}
    >
      {mine}
    </Link>
  )
}

type Now = { row: ExpenseRow; method: NonNullable<ExpenseRow['method']> }

function PayNow({ row, method }: Now) {
  const words = ledgerWords[row.kind]
  const action = useAction({
    mutation: {
      mutationFn: (_nothing, attempt) =>
        sendUndoable(
          { type: 'pay', expenseId: row.id, amountCents: row.leftCents, day: todayOf(row), method },
          attempt,
          () => `${words.done}, ${moneyMethodLabels[method]}: ${nameOf(row)}`,
        ),
      meta: { changes: ['expenses', 'financial', 'admin'] },
    },
    done: focusContent,
    failure: words.notPaid,
  })
  return (
    <>
      <button
        type="button"
        className={`${button.secondary} ${classes.act}`}
        aria-label={`${words.mine}: ${nameOf(row)}`}
        aria-busy={action.pending}
        onClick={() => action.run()}
      >
        {words.mine}
      </button>
      <ActionFailure action={action} />
    </>
  )
}
