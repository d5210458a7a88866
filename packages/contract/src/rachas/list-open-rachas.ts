import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { openRachaSchema } from '@campo-livre/domain/rachas/racha.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { pageQuerySchema } from '../page-query.ts'

export const listOpenRachasCall = {
  method: 'GET',
  path: '/open-rachas',
  output: z.array(openRachaSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listOpenRachasSpec = describeCall(listOpenRachasCall, () => ({
  who: ['athlete'],
  extension: true,
  query: pageQuerySchema,
  summary:
    'The rachas of others with places that are open to players, the soonest first, without a name (N5).',
}))
