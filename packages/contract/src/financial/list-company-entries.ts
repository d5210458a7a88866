import { entryColumns } from '@campo-livre/domain/financial/columns.ts'
import { entriesMetaSchema, entrySchema } from '@campo-livre/domain/financial/entry.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { tableQuerySchema } from '../table-query.ts'

export const listCompanyEntriesCall = {
  method: 'GET',
  path: '/company/financial',
  output: z.array(entrySchema),
  meta: entriesMetaSchema,
} as const satisfies DeclaredCall

export const listCompanyEntriesSpec = describeCall(listCompanyEntriesCall, () => ({
  who: ['company'],
  query: tableQuerySchema(entryColumns),
  summary:
    'Payments as income; money that went back and paid expenses as outgo, with amounts below zero; transfers between accounts (rule 10). Newest first. Table.',
}))
