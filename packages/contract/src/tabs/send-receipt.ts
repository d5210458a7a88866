import { mailRequestSchema } from '@campo-livre/domain/users/proof.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const sendReceiptCall = {
  method: 'POST',
  path: '/company/tabs/{id}/receipts',
} as const satisfies DeclaredCall

export const sendReceiptSpec = describeCall(sendReceiptCall, () => ({
  who: ['company'],
  body: mailRequestSchema,
  summary:
    'Puts the receipt of a paid tab into the account of an athlete who has confirmed this e-mail, and notifies them, once; the answer does not tell whether there is such an account.',
  refusals: { not_found: "Another company's.", invalid_transition: 'Not paid.' },
}))
