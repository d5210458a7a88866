import { closingInputSchema } from '@campo-livre/domain/financial/closing.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const closeMonthCall = {
  method: 'POST',
  path: '/company/financial/closings',
} as const satisfies DeclaredCall

export const closeMonthSpec = describeCall(closeMonthCall, () => ({
  who: ['company'],
  body: closingInputSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary:
    'Closes the books up to a month that is over: its rows stay as they are, and what comes, changes or vanishes of them later is an adjustment in the first open month.',
  refusals: { conflict: 'It is not over, or is closed already.' },
}))
