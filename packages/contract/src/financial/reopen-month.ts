import { type DeclaredCall, describeCall } from '../call.ts'

export const reopenMonthCall = {
  method: 'DELETE',
  path: '/company/financial/closings/{month}',
} as const satisfies DeclaredCall

export const reopenMonthSpec = describeCall(reopenMonthCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'Opens the month again that was closed last, with those that were closed with it.',
  refusals: { not_found: 'It is not the last closing.' },
}))
