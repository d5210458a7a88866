import { linkedArrivalSchema } from '@campo-livre/domain/rachas/arrival.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getLinkedArrivalCall = {
  method: 'GET',
  path: '/racha-links/{token}/arrivals',
  output: linkedArrivalSchema,
} as const satisfies DeclaredCall

export const getLinkedArrivalSpec = describeCall(getLinkedArrivalCall, () => ({
  who: 'anyone',
  extension: true,
  query: z.object({
    /** The code that was read at the field. */
    code: z.string().check(z.maxLength(64)),
    /** The secret of the device of a guest. */
    key: z.optional(z.string().check(z.maxLength(64))),
  }),
  summary:
    'Who the reader of a code at the field is, and their turn; or the guests, by first name, of whom they may be one. Without anybody’s name for a code that does not count.',
  refusals: { not_found: 'Nobody has such a link, or it was renewed.' },
}))
