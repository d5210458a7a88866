import { relationSchema } from '@campo-livre/domain/admin/relations.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listRelationsCall = {
  method: 'GET',
  path: '/admin/rows/{resource}/{id}/relations',
  output: z.array(relationSchema),
} as const satisfies DeclaredCall

export const listRelationsSpec = describeCall(listRelationsCall, () => ({
  who: ['admin'],
  extension: true,
  summary:
    'The rows that a row belongs to, and those that belong to it, with what goes with its removal and what stands in its way.',
  refusals: { not_found: 'There is no such row, or no such kind.' },
}))
