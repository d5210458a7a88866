import { openRachaSchema } from '@campo-livre/domain/rachas/racha.ts'
import { openMetaSchema, openSearchSchema } from '@campo-livre/domain/rachas/open-search.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { pageQuerySchema } from '../page-query.ts'

export const listOpenRachasCall = {
  method: 'GET',
  path: '/open-rachas',
  output: z.array(openRachaSchema),
  meta: openMetaSchema,
} as const satisfies DeclaredCall

export const listOpenRachasSpec = describeCall(listOpenRachasCall, () => ({
  who: ['athlete'],
  extension: true,
  query: z.extend(pageQuerySchema, openSearchSchema.shape),
  summary:
    'The rachas of others with places that are open to players, without a name (N5): those of the reader’s city first, the soonest before the others, or with `near` the nearest, then those whose place is not on the map. `meta` tells that city, and for an empty result how many there are without each filter. `mine` asks for those of the level that the reader has told, `withinKm` for those so near to `near`; a game that is open to those within a distance is there for nobody who is known to be farther. None for somebody under 18, and none whose ages leave the reader out.',
  refusals: { invalid: '`near` is no place on the map, or missing for `withinKm`.' },
}))
