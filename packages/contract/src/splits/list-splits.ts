import { ownBillSchema } from '@campo-livre/domain/splits/own-bill.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listSplitsCall = {
  method: 'GET',
  path: '/splits',
  output: z.array(ownBillSchema),
} as const satisfies DeclaredCall

export const listSplitsSpec = describeCall(listSplitsCall, () => ({
  who: ['athlete'],
  extension: true,
  summary:
    'The bills that the athlete divides, and those of which a share is on their account: what they have to do first.',
}))
