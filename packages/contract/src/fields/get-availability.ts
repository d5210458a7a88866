import { availabilitySchema } from '@campo-livre/domain/availability/availability.ts'
import { type DeclaredCall, describeCall } from '../call.ts'
import { availabilityQuerySchema } from './availability-query.ts'

export const getAvailabilityCall = {
  method: 'GET',
  path: '/fields/{id}/availability',
  output: availabilitySchema,
} as const satisfies DeclaredCall

export const getAvailabilitySpec = describeCall(getAvailabilityCall, () => ({
  who: 'anyone',
  query: availabilityQuerySchema,
  summary:
    'The slots of some days with prices. A time of the one who asks is `mine`; of others no more than that it is taken.',
  refusals: { not_found: 'Inactive or unknown.' },
}))
