import { fieldColumns } from '@campo-livre/domain/fields/list/field-row.ts'
import { fieldRowSchema } from '@campo-livre/domain/fields/list/field-row.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { tableQuerySchema } from '../table-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listOwnFieldsCall = {
  method: 'GET',
  path: '/company/fields',
  output: z.array(fieldRowSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listOwnFieldsSpec = describeCall(listOwnFieldsCall, () => ({
  who: ['company'],
  query: tableQuerySchema(fieldColumns),
  summary:
    'The fields of a company by name, whatever their status; archived ones only where a filter asks for the status. Table.',
}))
