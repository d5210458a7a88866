import { fieldCardSchema } from '@campo-livre/domain/fields/field-card.ts'
import { favouritesChangeSchema } from '@campo-livre/domain/users/favourites.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeFavouritesCall = {
  method: 'POST',
  path: '/me/favourites',
  output: z.array(fieldCardSchema),
} as const satisfies DeclaredCall

export const changeFavouritesSpec = describeCall(changeFavouritesCall, () => ({
  who: ['athlete'],
  body: favouritesChangeSchema,
  extension: true,
  summary:
    'Adds favourites and lets others go; returns all of them. Those of a device are joined by it when somebody signs in: one that is there already, or that nobody can find, changes nothing.',
}))
