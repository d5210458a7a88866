import { splitDetailSchema } from '@campo-livre/domain/splits/split-view.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getSplitCall = {
  method: 'GET',
  path: '/splits/{id}',
  output: splitDetailSchema,
} as const satisfies DeclaredCall

export const getSplitSpec = describeCall(getSplitCall, () => ({
  who: ['athlete'],
  extension: true,
  paper: true,
  summary: 'A bill that the athlete divides: rule, shares, who has paid, and its history (N1).',
  refusals: { not_found: 'Somebody else divides it.' },
}))
