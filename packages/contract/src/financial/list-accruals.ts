import { entryColumns } from '@campo-livre/domain/financial/columns.ts'
import { entriesMetaSchema, entrySchema } from '@campo-livre/domain/financial/entry.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { tableQuerySchema } from '../table-query.ts'

export const listAccrualsCall = {
  method: 'GET',
  path: '/company/financial/accruals',
  output: z.array(entrySchema),
  meta: entriesMetaSchema,
} as const satisfies DeclaredCall

export const listAccrualsSpec = describeCall(listAccrualsCall, () => ({
  who: ['company'],
  query: tableQuerySchema(entryColumns),
  extension: true,
  summary:
    'What was earned and what was owed up to today, by the day of the game, the tab or the due day, whenever it is paid (rule 10). Newest first. Table.',
}))
