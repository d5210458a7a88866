import { earlierPlayerSchema } from '@campo-livre/domain/rachas/racha.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listEarlierPlayersCall = {
  method: 'GET',
  path: '/rachas/{id}/earlier-players',
  output: z.array(earlierPlayerSchema),
} as const satisfies DeclaredCall

export const listEarlierPlayersSpec = describeCall(listEarlierPlayersCall, () => ({
  who: ['athlete'],
  extension: true,
  summary:
    'The people of the other rachas of its organiser who are not on its roster, each once, the latest first: a pasted list is matched to them (N4).',
  refusals: { not_found: 'It is not theirs to organise.' },
}))
