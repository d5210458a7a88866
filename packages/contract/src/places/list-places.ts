import { placeSchema } from '@campo-livre/domain/places/place.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listPlacesCall = {
  method: 'GET',
  path: '/places',
  output: z.array(placeSchema),
} as const satisfies DeclaredCall

export const listPlacesSpec = describeCall(listPlacesCall, () => ({
  who: 'anyone',
  summary: 'The cities and districts with fields, by name of city.',
}))
