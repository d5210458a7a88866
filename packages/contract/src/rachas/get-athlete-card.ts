import { athleteCardSchema } from '@campo-livre/domain/rachas/stats/group-stats.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getAthleteCardCall = {
  method: 'GET',
  path: '/athlete-card',
  output: athleteCardSchema,
} as const satisfies DeclaredCall

export const getAthleteCardSpec = describeCall(getAthleteCardCall, () => ({
  who: ['athlete'],
  extension: true,
  summary:
    'The caller’s own card: what they did in rachas, by sport, and their rating, which is null below three votes and never says whose those are.',
}))
