import { newTillMovementSchema } from '@campo-livre/domain/tills/till-input.ts'
import { openTillSchema } from '@campo-livre/domain/tills/till-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const moveTillCashCall = {
  method: 'POST',
  path: '/company/tills/{id}/movements',
  output: openTillSchema,
} as const satisfies DeclaredCall

export const moveTillCashSpec = describeCall(moveTillCashCall, () => ({
  who: ['company'],
  body: newTillMovementSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary: 'Puts cash into the open till or takes it out, with a reason; never more than lies in the drawer.',
  refusals: {
    not_found: 'Not theirs.',
    till_closed: 'The till is closed.',
    drawer_short: 'The drawer does not hold that much: at `amountCents`. It does not tell how much it holds.',
    stale: 'Another movement was noted meanwhile. `data`: the till as it is now.',
  },
}))
