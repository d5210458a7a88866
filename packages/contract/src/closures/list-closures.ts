import { closureColumns, closureRowSchema } from '@campo-livre/domain/closures/closure-row.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { tableQuerySchema } from '../table-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listClosuresCall = {
  method: 'GET',
  path: '/company/closures',
  output: z.array(closureRowSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listClosuresSpec = describeCall(listClosuresCall, () => ({
  who: ['company'],
  query: tableQuerySchema(closureColumns),
  extension: true,
  summary: 'The closures of a company, the next one first; those that are over come last. Table.',
}))
