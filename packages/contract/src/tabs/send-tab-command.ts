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
    invalid_transition: 'The tab is closed, paid or cancelled, or the command cannot be undone.',
    stock_out: 'More than is in stock, where the arena does not sell beyond it.',
    conflict: 'More than is open on the line, or due; or others have changed the same since.',
    idempotency_key_reused: 'The id was used before with something else: at `id`.',
  },
}))
