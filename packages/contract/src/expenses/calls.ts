import { expenseAnswerSchema, expenseCommandSchema } from '@campo-livre/domain/expenses/command.ts'
import { expensesMetaSchema } from '@campo-livre/domain/expenses/due-figures.ts'
import { expenseColumns, expenseRowSchema, receiptSchema } from '@campo-livre/domain/expenses/expense.ts'
import { newReceiptSchema } from '@campo-livre/domain/expenses/receipt-input.ts'
import { statementSchema } from '@campo-livre/domain/expenses/statement/statement-input.ts'
import { matchedLineSchema } from '@campo-livre/domain/expenses/statement/statement-line.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { tableQuerySchema } from '../table-query.ts'

export const addReceiptCall = {
  method: 'POST',
  path: '/company/expenses/{id}/receipts',
  output: expenseRowSchema,
} as const satisfies DeclaredCall

export const addReceiptSpec = describeCall(addReceiptCall, () => ({
  who: ['company'],
  body: newReceiptSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary: 'Adds a receipt to an expense or other income: a picture or a PDF, as a data URL.',
  refusals: { not_found: "Another company's.", conflict: 'It has five already.' },
}))

export const getExpenseCall = {
  method: 'GET',
  path: '/company/expenses/{id}',
  output: expenseRowSchema,
} as const satisfies DeclaredCall

export const getExpenseSpec = describeCall(getExpenseCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'An expense, or other income, of the company.',
  refusals: { not_found: "Another company's." },
}))

export const getReceiptCall = {
  method: 'GET',
  path: '/company/expenses/{id}/receipts/{receiptId}',
  output: receiptSchema,
} as const satisfies DeclaredCall

export const getReceiptSpec = describeCall(getReceiptCall, () => ({
  who: ['company'],
  extension: true,
  summary:
    'A receipt with its file: a data URL, or an address that is read without a token and ends after some minutes.',
  refusals: { not_found: "Another company's, or removed." },
}))

export const listCompanyExpensesCall = {
  method: 'GET',
  path: '/company/expenses',
  output: z.array(expenseRowSchema),
  meta: expensesMetaSchema,
} as const satisfies DeclaredCall

export const listCompanyExpensesSpec = describeCall(listCompanyExpensesCall, () => ({
  who: ['company'],
  query: tableQuerySchema(expenseColumns),
  summary:
    'The expenses of a company: unpaid ones by due day, then paid ones latest first. `meta.due` has what is overdue, due this week and due this month of all of them. Table.',
}))

export const listCompanyIncomesCall = {
  method: 'GET',
  path: '/company/incomes',
  output: z.array(expenseRowSchema),
  meta: expensesMetaSchema,
} as const satisfies DeclaredCall

export const listCompanyIncomesSpec = describeCall(listCompanyIncomesCall, () => ({
  who: ['company'],
  query: tableQuerySchema(expenseColumns),
  extension: true,
  summary:
    'What a company earns beside bookings and bar: what is to come by due day, then what came latest first. `meta.due` has what is overdue, due this week and due this month of all of them. Table.',
}))

export const matchStatementCall = {
  method: 'POST',
  path: '/company/expenses/statement',
  output: z.array(matchedLineSchema),
} as const satisfies DeclaredCall

export const matchStatementSpec = describeCall(matchStatementCall, () => ({
  who: ['company'],
  body: statementSchema,
  extension: true,
  summary:
    'Tells of each transaction of a statement whether it is known, pays an open expense or income, or is new. Changes nothing.',
  refusals: { not_found: 'The person has no company yet.' },
}))

export const removeReceiptCall = {
  method: 'DELETE',
  path: '/company/expenses/{id}/receipts/{receiptId}',
  output: expenseRowSchema,
} as const satisfies DeclaredCall

export const removeReceiptSpec = describeCall(removeReceiptCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'Removes a receipt.',
  refusals: { not_found: "Another company's, or removed already." },
}))

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
