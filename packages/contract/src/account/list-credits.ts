import { arenaCreditSchema } from '@campo-livre/domain/credit/arena-credit.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listCreditsCall = {
  method: 'GET',
  path: '/me/credits',
  output: z.array(arenaCreditSchema),
} as const satisfies DeclaredCall

export const listCreditsSpec = describeCall(listCreditsCall, () => ({
  who: ['athlete'],
  extension: true,
  summary: 'The credit that the athlete has left, by arena: the most first. An arena with none is left out.',
}))
