import { groupStatsSchema } from '@campo-livre/domain/rachas/stats/group-stats.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getRachaStatsCall = {
  method: 'GET',
  path: '/rachas/{id}/stats',
  output: groupStatsSchema,
} as const satisfies DeclaredCall

export const getRachaStatsSpec = describeCall(getRachaStatsCall, () => ({
  who: ['athlete'],
  extension: true,
  summary:
    'The games of the group of a racha that were played, by sport: who came, goals, assists, results, rows of them. Nobody’s rating, and nobody’s skill.',
  refusals: { not_found: 'It does not concern them.' },
}))
