import { courtSchema } from '@campo-livre/domain/fields/set-up/court-input.ts'
import { ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const createFieldCall = {
  method: 'POST',
  path: '/company/fields',
  output: ownFieldSchema,
} as const satisfies DeclaredCall

export const createFieldSpec = describeCall(createFieldCall, () => ({
  who: ['company'],
  body: courtSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary:
    'Makes a draft of a field from its first section. Times are the defaults of its first sport; it has no price yet.',
  refusals: {
    not_found: 'The person has no company yet.',
    invalid: 'Another field that is not archived has that name: at `name`.',
  },
}))
