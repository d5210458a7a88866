import { myRachaColumns } from '@campo-livre/domain/rachas/columns.ts'
import { myRachaRowSchema } from '@campo-livre/domain/rachas/racha.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { tableQuerySchema } from '../table-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listRachasCall = {
  method: 'GET',
  path: '/rachas',
  output: z.array(myRachaRowSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listRachasSpec = describeCall(listRachasCall, () => ({
  who: ['athlete'],
  query: tableQuerySchema(myRachaColumns),
  summary:
    'The rachas that somebody organises or takes part in: the next one first, then what is over. Table.',
}))
