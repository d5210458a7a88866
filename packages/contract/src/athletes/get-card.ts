import { seenCardSchema } from '@campo-livre/domain/athletes/card.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getCardCall = {
  method: 'GET',
  path: '/athletes/{handle}',
  output: seenCardSchema,
} as const satisfies DeclaredCall

export const getCardSpec = describeCall(getCardCall, () => ({
  who: 'anyone',
  extension: true,
  summary:
    'The card at an address, with the parts that the reader may see: those for everybody, and for somebody who has played in a racha with the athlete in the last year those for their rachas.',
  refusals: { not_found: 'It has ended, shows the reader nothing, or is of somebody under 18.' },
}))
