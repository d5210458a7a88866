import { getExpenseSpec } from '@campo-livre/contract/expenses/get-expense.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toExpenseRow } from './expense-rows.ts'
import { ownExpense } from './own-expense.ts'

export const getExpense = answer(getExpenseSpec, ({ db, now, user, params }) =>
  ok(toExpenseRow(db, now, ownExpense(db, user, params.id))),
)
