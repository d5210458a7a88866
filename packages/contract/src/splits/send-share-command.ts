import { shareCommandSchema } from '@campo-livre/domain/splits/command.ts'
import { linkedShareSchema } from '@campo-livre/domain/splits/split-view.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const sendShareCommandCall = {
  method: 'POST',
  path: '/share-links/{token}/commands',
  output: linkedShareSchema,
} as const satisfies DeclaredCall

export const sendShareCommandSpec = describeCall(sendShareCommandCall, () => ({
  who: 'anyone',
  extension: true,
  body: shareCommandSchema,
  summary:
    'Pays a share by its link, without an account: a Pix code of its own, a card by its token, credit at the arena of an athlete whose share it is, or the word that it was paid in cash. Or says whose an item was, or puts the share on the account of an athlete who is signed in.',
  refusals: {
    not_found: 'Nobody has such a link, it was renewed, or the item is gone.',
    conflict:
      'Somebody else has the item, cash was said already, a card is being checked, the amount has changed, the share is on another account, or they have one already.',
    card_declined: 'The bank of the card says no. Nothing is charged.',
    amount_over_due: 'Nothing is open, or there is not so much credit for it.',
    invalid: 'The bill would not add up.',
    invalid_transition: 'The bill is cancelled.',
    idempotency_key_reused: 'The id was used before with something else.',
  },
}))
