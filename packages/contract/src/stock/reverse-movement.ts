import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { reversalSchema } from '@campo-livre/domain/stock/stock-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const reverseMovementCall = {
  method: 'POST',
  path: '/company/stock/movements/{id}/reversal',
  output: productRowSchema,
} as const satisfies DeclaredCall

export const reverseMovementSpec = describeCall(reverseMovementCall, () => ({
  who: ['company'],
  body: reversalSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary:
    'Takes back a purchase, a loss or a count by a movement of its own; the expense of a purchase goes.',
  refusals: {
    not_found: "Another company's.",
    stock_out: 'Some of the pieces that came with it have left.',
    already_undone: 'It has been taken back.',
    not_undoable: 'It is of a kind that cannot be taken back.',
  },
}))
