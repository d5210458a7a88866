import { sendExpenseCommandSpec } from '@campo-livre/contract/expenses/calls.ts'
import type { ExpenseCommand } from '@campo-livre/domain/expenses/command.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { keepFile } from '../http/keep-file.ts'
import type { Files } from '../ports/files.ts'
import { carryOutExpense } from './apply-expense-command.ts'
import { expenseRows } from './expense-rows.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Carries out one command about expenses and other income (H5, decision 077). */
export const sendExpenseCommand = answer(sendExpenseCommandSpec, async ({ db, files, now, user, body }) => {
  const company = requireCompany(db, user)
  const command = await withReceipt(files, body)
  const { changes } = await carryOutExpense(db, { company, now, userId: user.id }, command)
  const rows = changes.expenses.map((expense) => expenseRows.row(db, expense, now))
  return ok({ commandId: changes.expenseCommands[0].id, expenses: rows }, { message: 'Pronto.' })
})

/** Returns a command with the address of the receipt that it brings. */
async function withReceipt(files: Files, command: ExpenseCommand): Promise<ExpenseCommand> {
  if (command.type !== 'create' || !command.receipt) return command
  const { receipt } = command
  const file = await keepFile(files, receipt.file, { kind: 'receipt', field: 'receipt.file' })
  return { ...command, receipt: { ...receipt, file } }
}
