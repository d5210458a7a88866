import { getExpenseSpec } from '@campo-livre/contract/expenses/calls.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { expenseRows } from './expense-rows.ts'
import { owned } from '../ownership/owned.ts'

export const getExpense = answer(owned(getExpenseSpec, 'expenses', 'arena'), ({ db, now, row }) =>
  ok(expenseRows.row(db, row, now)),
)
