import { tabCommandSchema } from '@campo-livre/domain/tabs/command.ts'
import { tabAnswerSchema } from '@campo-livre/domain/tabs/tab-answer.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const sendTabCommandCall = {
  method: 'POST',
  path: '/company/tabs/commands',
  output: tabAnswerSchema,
} as const satisfies DeclaredCall

export const sendTabCommandSpec = describeCall(sendTabCommandCall, () => ({
  who: ['company'],
  body: tabCommandSchema,
  summary:
    'Carries out one command at the counter, once however often it arrives, and answers the tabs concerned as they are now. A refusal has them in `data`.',
  refusals: {
    not_found: 'The tab, line, payment, product, booking or command is unknown, or another company’s.',
    invalid: 'A large discount without a reason, or less cash than the amount.',
    invalid_transition: 'The tab is open: there is nothing to reopen.',
    stock_out: 'More than is in stock, where the arena does not sell beyond it.',
    conflict:
      'The new id of a tab or payment is taken, the two tabs are one or share a line, a discount or another athlete stands in the way, or the line is a booking.',
    tab_closed: 'The tab, or the other one of two, is closed, paid or cancelled.',
    tab_pix_pending: 'A Pix code waits: cancelling, merging and undoing come after it.',
    tab_paid_in_part: 'Something is paid: cancelling, merging and undoing, or a lower total, come after it.',
    amount_over_due: 'A payment of more than is left to pay.',
    item_paid: 'The pieces are paid already.',
    quantity_over_open: 'More pieces than the line has open.',
    product_not_sold: 'The product is paused or archived.',
    booking_on_tab: 'The booking is on another tab, or the tab has one.',
    drawer_short: 'Cash is to be handed back that the drawer of the open till does not hold.',
    already_undone: 'The command is undone, or the payment voided, already.',
    not_undoable: 'Others have changed the same since, or such a command is never undone.',
    idempotency_key_reused: 'The id was used before with something else: at `id`.',
  },
}))
