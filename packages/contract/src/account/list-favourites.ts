import { fieldCardSchema } from '@campo-livre/domain/fields/field-card.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listFavouritesCall = {
  method: 'GET',
  path: '/me/favourites',
  output: z.array(fieldCardSchema),
} as const satisfies DeclaredCall

export const listFavouritesSpec = describeCall(listFavouritesCall, () => ({
  who: ['athlete'],
  extension: true,
  summary:
    'The fields that the athlete keeps as favourites, the latest first, with their next free times. One that cannot be found any more is left out.',
}))
