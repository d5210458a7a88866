import { fieldDetailSchema } from '@campo-livre/domain/fields/field-detail.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getFieldCall = {
  method: 'GET',
  path: '/fields/{id}',
  output: fieldDetailSchema,
} as const satisfies DeclaredCall

export const getFieldSpec = describeCall(getFieldCall, () => ({
  who: 'anyone',
  summary: 'A field with its company and its rules.',
  refusals: { not_found: 'Inactive or unknown.' },
}))
