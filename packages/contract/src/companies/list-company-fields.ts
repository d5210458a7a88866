import { fieldCardSchema } from '@campo-livre/domain/fields/field-card.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { pageQuerySchema } from '../page-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listCompanyFieldsCall = {
  method: 'GET',
  path: '/companies/{id}/fields',
  output: z.array(fieldCardSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listCompanyFieldsSpec = describeCall(listCompanyFieldsCall, () => ({
  who: 'anyone',
  query: pageQuerySchema,
  summary: 'The listed fields of a company, by name.',
  refusals: { not_found: 'Unknown, or not approved.' },
}))
