import {
  athleteSearchSchema,
  directoryMetaSchema,
  listedAthleteSchema,
} from '@campo-livre/domain/athletes/directory.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { pageQuerySchema } from '../page-query.ts'

export const listAthletesCall = {
  method: 'GET',
  path: '/athletes',
  output: z.array(listedAthleteSchema),
  meta: directoryMetaSchema,
} as const satisfies DeclaredCall

export const listAthletesSpec = describeCall(listAthletesCall, () => ({
  who: ['athlete'],
  extension: true,
  query: z.extend(pageQuerySchema, athleteSearchSchema.shape),
  summary:
    'The athletes who want to be found and are 18 or older, by name, with what everybody sees of their cards. It is searched by that alone. None for somebody who is under 18, or of whom that is not known: `meta.closed` tells which.',
}))
