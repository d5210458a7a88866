import { entryColumns } from '@campo-livre/domain/financial/columns.ts'
import { entriesMetaSchema, entrySchema } from '@campo-livre/domain/financial/entry.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { tableQuerySchema } from '../table-query.ts'

export const listOpenItemsCall = {
  method: 'GET',
  path: '/company/financial/open',
  output: z.array(entrySchema),
  meta: entriesMetaSchema,
} as const satisfies DeclaredCall

export const listOpenItemsSpec = describeCall(listOpenItemsCall, () => ({
  who: ['company'],
  query: tableQuerySchema(entryColumns),
  extension: true,
  summary:
    'What is still to be paid to the company and by it, as of now, with the day on which it is due; what it owes has amounts below zero. Latest first. Table.',
}))
