import { adminResources } from '@campo-livre/domain/admin/admin-resource.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const revealRowCall = {
  method: 'POST',
  path: '/admin/reveal',
  output: z.unknown(),
} as const satisfies DeclaredCall

export const revealRowSpec = describeCall(revealRowCall, () => ({
  who: ['admin'],
  body: z.object({ resource: z.enum(adminResources), id: z.string() }),
  extension: true,
  summary: 'A row with its personal data, which lists mask; who looked stands in the audit (LGPD).',
  refusals: { not_found: 'There is no such row.' },
}))
