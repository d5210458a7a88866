import { linkedRachaSchema } from '@campo-livre/domain/rachas/racha.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getLinkedRachaCall = {
  method: 'GET',
  path: '/racha-links/{token}',
  output: linkedRachaSchema,
} as const satisfies DeclaredCall

export const getLinkedRachaSpec = describeCall(getLinkedRachaCall, () => ({
  who: 'anyone',
  extension: true,
  query: z.object({
    /** The secret of the device of a guest who has answered. */
    key: z.optional(z.string().check(z.maxLength(64))),
  }),
  summary:
    'The next racha behind a link, for whoever has it: first names, and nothing else of people (N2). A link that was renewed is unknown.',
  refusals: { not_found: 'Nobody has such a link, or it was renewed.' },
}))
