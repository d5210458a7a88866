import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { statusTones } from './expense-columns.tsx'
import { ledgerWords } from './ledger-words.ts'
import { PaidButton } from './paid-button.tsx'
import classes from './status-cell.module.css'

/** The status of a row, and beside it the act of one that is not paid (H5). */
export function StatusCell({ row }: { row: ExpenseRow }) {
  const { status, kind, leftCents } = row
  return (
    <span className={classes.cell}>
      <Badge tone={statusTones[status]}>{ledgerWords[kind].statuses[status]}</Badge>
      {leftCents > 0 && <PaidButton row={row} />}
    </span>
  )
}
