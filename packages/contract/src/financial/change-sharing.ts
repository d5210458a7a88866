import { sharingSchema } from '@campo-livre/domain/financial/hours/sharing.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeSharingCall = {
  method: 'PUT',
  path: '/company/financial/sharing',
} as const satisfies DeclaredCall

export const changeSharingSpec = describeCall(changeSharingCall, () => ({
  who: ['company'],
  body: z.object({ sharing: sharingSchema }),
  extension: true,
  summary: 'Says in which manner the costs of each category are shared among the hours of the fields (N10).',
}))
