import { sendExpenseCommandSpec } from '@campo-livre/contract/expenses/calls.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { carryOutExpense } from './apply-expense-command.ts'
import { expenseRows } from './expense-rows.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Carries out one command about expenses and other income (H5, decision 077). */
export const sendExpenseCommand = answer(sendExpenseCommandSpec, async ({ db, now, user, body }) => {
  const company = requireCompany(db, user)
  const { changes } = await carryOutExpense(db, { company, now, userId: user.id }, body)
  const rows = changes.expenses.map((expense) => expenseRows.row(db, expense, now))
  return ok({ commandId: changes.expenseCommands[0].id, expenses: rows }, { message: 'Pronto.' })
})
