import { arrivalCodeSchema } from '@campo-livre/domain/rachas/arrival.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getArrivalCodeCall = {
  method: 'GET',
  path: '/rachas/{id}/arrival-code',
  output: arrivalCodeSchema,
} as const satisfies DeclaredCall

export const getArrivalCodeSpec = describeCall(getArrivalCodeCall, () => ({
  who: ['athlete'],
  extension: true,
  summary:
    'The code that its organiser shows at the field, from 2 h before a racha to its end, and until when: another follows it every 5 minutes. Null outside of these hours.',
  refusals: { not_found: 'It is not theirs to organise.' },
}))
