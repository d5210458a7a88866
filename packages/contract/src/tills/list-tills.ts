import { tillColumns, tillRowSchema } from '@campo-livre/domain/tills/till-row.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { tableQuerySchema } from '../table-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listTillsCall = {
  method: 'GET',
  path: '/company/tills',
  output: z.array(tillRowSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listTillsSpec = describeCall(listTillsCall, () => ({
  who: ['company'],
  query: tableQuerySchema(tillColumns),
  extension: true,
  summary: 'The closed tills of a company, the last one first. Table.',
}))
