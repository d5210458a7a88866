import { adminBulkSchema, bulkResultSchema } from '@campo-livre/domain/admin/admin-bulk.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const actOnRowsCall = {
  method: 'POST',
  path: '/admin/bulk',
  output: z.array(bulkResultSchema),
} as const satisfies DeclaredCall

export const actOnRowsSpec = describeCall(actOnRowsCall, () => ({
  who: ['admin'],
  body: adminBulkSchema,
  extension: true,
  summary:
    'Does the same with up to 50 rows, each by its own rules: what refuses one leaves the others. With `of`, only while its list has as many rows as expected.',
  refusals: {
    conflict: 'The list has another number of rows by now. `data`: the number.',
    invalid: 'A kind without such a deed, filters that mean nothing, or an act that asks for a reason.',
  },
}))
