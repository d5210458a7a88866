import { ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const copyFieldCall = {
  method: 'POST',
  path: '/company/fields/{id}/copy',
  output: ownFieldSchema,
} as const satisfies DeclaredCall

export const copyFieldSpec = describeCall(copyFieldCall, () => ({
  who: ['company'],
  status: 201,
  idempotent: true,
  extension: true,
  summary: 'Makes a draft with everything of a field but its bookings and block-outs: `Campo 1 (cópia)`.',
  refusals: { not_found: "Another company's." },
}))
