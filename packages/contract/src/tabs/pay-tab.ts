import { tabPaymentRequestSchema } from '@campo-livre/domain/tabs/tab-answer.ts'
import { tabDetailSchema } from '@campo-livre/domain/tabs/tab.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const payTabCall = {
  method: 'POST',
  path: '/tabs/{id}/payments',
  output: tabDetailSchema,
} as const satisfies DeclaredCall

export const payTabSpec = describeCall(payTabCall, () => ({
  who: ['athlete'],
  body: tabPaymentRequestSchema,
  idempotent: true,
  summary:
    'Asks for a Pix code for a tab or a part of it, which waits to be paid, or pays it by card or by credit at the arena. A code that the athlete asked for before is withdrawn.',
  refusals: {
    not_found: "Anybody else's.",
    tab_closed: 'Paid or cancelled already.',
    amount_over_due: 'More than is left to pay, or than the credit that is left.',
    card_declined: 'The bank declines the card; nothing has changed.',
  },
}))
