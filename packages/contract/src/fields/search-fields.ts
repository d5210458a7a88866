import { fieldCardSchema } from '@campo-livre/domain/fields/field-card.ts'
import { fieldListMetaSchema } from '@campo-livre/domain/fields/list/list-meta.ts'
import { fieldSearchSchema } from '@campo-livre/domain/fields/list/search.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const searchFieldsCall = {
  method: 'GET',
  path: '/fields',
  output: z.array(fieldCardSchema),
  meta: fieldListMetaSchema,
} as const satisfies DeclaredCall

export const searchFieldsSpec = describeCall(searchFieldsCall, () => ({
  who: 'anyone',
  query: fieldSearchSchema,
  summary:
    'The active fields of approved companies that fit a wish, with their next free times. How it searches: README.md, "Fields and companies".',
  refusals: { invalid: '`sort=distance` without a place: at `near`.' },
}))
