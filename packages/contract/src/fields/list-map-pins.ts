import { fieldSearchSchema } from '@campo-livre/domain/fields/list/search.ts'
import { mapPinSchema } from '@campo-livre/domain/places/map-pin.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listMapPinsCall = {
  method: 'GET',
  path: '/map',
  output: z.array(mapPinSchema),
} as const satisfies DeclaredCall

export const listMapPinsSpec = describeCall(listMapPinsCall, () => ({
  who: 'anyone',
  extension: true,
  query: z.omit(fieldSearchSchema, { page: true, perPage: true }),
  summary:
    'The arenas with fields that fit a wish, all of them, for a map: where they are, how many fields fit, from how much. In the order of `GET /fields`, by the first field of each.',
  refusals: { invalid: '`sort=distance` without a place: at `near`.' },
}))
