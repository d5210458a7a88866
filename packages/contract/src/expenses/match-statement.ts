import { statementSchema } from '@campo-livre/domain/expenses/statement/statement-input.ts'
import { matchedLineSchema } from '@campo-livre/domain/expenses/statement/statement-line.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

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
