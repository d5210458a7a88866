import { ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getOwnFieldCall = {
  method: 'GET',
  path: '/company/fields/{id}',
  output: ownFieldSchema,
} as const satisfies DeclaredCall

export const getOwnFieldSpec = describeCall(getOwnFieldCall, () => ({
  who: ['company'],
  extension: true,
  summary:
    'A field of the company, whole and of any status: its version, the finished sections, and what it needs before it can be published.',
  refusals: { not_found: "Another company's." },
}))
