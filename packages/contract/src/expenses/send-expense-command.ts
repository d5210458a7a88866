import { expenseAnswerSchema, expenseCommandSchema } from '@campo-livre/domain/expenses/command.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const sendExpenseCommandCall = {
  method: 'POST',
  path: '/company/expenses/commands',
  output: expenseAnswerSchema,
} as const satisfies DeclaredCall

export const sendExpenseCommandSpec = describeCall(sendExpenseCommandCall, () => ({
  who: ['company'],
  body: expenseCommandSchema,
  idempotent: true,
  extension: true,
  summary:
    'Carries out one command about expenses or other income, all of it or nothing, and answers those that it leaves, with the id by which it is undone.',
  refusals: {
    not_found: 'One of them, the payment or the command is unknown, or another company’s.',
    invalid: 'A day that does not fit, or an amount beyond what is left or below what is paid: at its field.',
    stale: 'Somebody has changed it since. `data`: the row as it is now.',
    conflict: 'It is paid already, has a payment that a deletion would lose, or is of a purchase of stock.',
    already_undone: 'The command is undone, or the payment voided, already.',
    not_undoable: 'Others have changed the same since, or such a command is never undone.',
  },
}))
