import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { openRachaSchema } from '@campo-livre/domain/rachas/racha.ts'
import { openSearchSchema } from '@campo-livre/domain/rachas/open-search.ts'
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
  query: z.extend(pageQuerySchema, openSearchSchema.shape),
  summary:
    'The rachas of others with places that are open to players, without a name (N5): the soonest first, or with `near` the nearest, then those whose place is not on the map. None for somebody under 18.',
  refusals: { invalid: '`near` is no place on the map.' },
}))
