import { linkedArrivalSchema } from '@campo-livre/domain/rachas/arrival.ts'
import { linkArrivalSchema } from '@campo-livre/domain/rachas/command.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const arriveByLinkCall = {
  method: 'POST',
  path: '/racha-links/{token}/arrivals',
  output: linkedArrivalSchema,
} as const satisfies DeclaredCall

export const arriveByLinkSpec = describeCall(arriveByLinkCall, () => ({
  who: 'anyone',
  extension: true,
  body: linkArrivalSchema,
  summary:
    'Notes the arrival of whoever read the code at the field (decision 089): the signed-in athlete, the guest of the device, or the guest whose name they chose. Who came once keeps their turn.',
  refusals: {
    not_found: 'The link is unknown, or nobody of that name is expected.',
    conflict: 'The code was shown too long ago, or their place is not confirmed.',
    invalid_transition: 'It is too early, or the racha is over or cancelled.',
    idempotency_key_reused: 'The id was used before with something else.',
  },
}))
