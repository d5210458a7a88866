import { getRachaStatsCall, type getRachaStatsSpec } from '@campo-livre/contract/rachas/get-racha-stats.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the statistics of the group of a racha (H7). */
export function rachaStatsQuery(id: string) {
  return queryOptions({
    queryKey: ['rachas', id, 'stats'],
    queryFn: ({ signal }) => callApi<typeof getRachaStatsSpec>(getRachaStatsCall, { params: { id }, signal }),
  })
}
