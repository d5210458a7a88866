import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getAdminRowCall = {
  method: 'GET',
  path: '/admin/rows/{resource}/{id}',
  output: z.unknown(),
} as const satisfies DeclaredCall

export const getAdminRowSpec = describeCall(getAdminRowCall, () => ({
  who: ['admin'],
  extension: true,
  summary: 'One row of any kind, as its list has it.',
  refusals: { not_found: 'There is no such row, or no such kind.' },
}))
